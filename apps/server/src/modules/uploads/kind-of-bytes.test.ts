import { expect, test } from 'vitest'
import { kindOfBytes } from './kind-of-bytes.ts'

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')

test.each([
  ['PNG', latin('\x89PNG\r\n\x1a\n\0\0'), 'picture'],
  ['JPEG', latin('\xff\xd8\xff\xe0'), 'picture'],
  ['GIF', latin('GIF89a'), 'picture'],
  ['WebP', latin('RIFF\x10\0\0\0WEBPVP8 '), 'picture'],
  ['AVIF', latin('\0\0\0\x1cftypavif'), 'picture'],
  ['MP4', latin('\0\0\0\x1cftypisom'), 'media'],
  ['MOV', latin('\0\0\0\x14ftypqt  '), 'media'],
  ['an old MOV', latin('\0\0\0\x08wide'), 'media'],
  ['M4A', latin('\0\0\0\x1cftypM4A '), 'media'],
  ['WebM', latin('\x1a\x45\xdf\xa3'), 'media'],
  ['WAV', latin('RIFF\x10\0\0\0WAVEfmt '), 'media'],
  ['FLAC', latin('fLaC\0'), 'media'],
  ['OGG', latin('OggS\0'), 'media'],
  ['MP3 with a title', latin('ID3\x04'), 'media'],
  ['MP3', latin('\xff\xfb\x90\x44'), 'media'],
  ['AVI', latin('RIFF\x10\0\0\0AVI LIST'), null],
  ['a playlist', latin('#EXTM3U\n#EXT-X-VERSION:3'), null],
  ['a drawing', latin('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a page', latin('<!doctype html>'), null],
  ['ADTS', latin('\xff\xf1\x50\x80'), null],
  ['nothing', latin(''), null],
] as const)('%s', (_, bytes, kind) => {
  expect(kindOfBytes(bytes)).toBe(kind)
})
