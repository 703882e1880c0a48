import { expect, test, vi } from 'vitest'
import type { ShareTools } from './share-work.ts'
import { sharedText, shareWork } from './share-work.ts'

const image = { id: 'a1', image: '/f/a1.png', prompt: 'A lake', prompt_hidden: false, isVideo: false } as const
const video = { id: 'v1', video_url: '/f/v1.mp4', prompt: 'A lake', prompt_hidden: false, isVideo: true } as const
const cancelled = () => Promise.reject(new DOMException('', 'AbortError'))
const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))
const tools = (some: Partial<ShareTools>): ShareTools => ({
  fetchFile: (_, name) => Promise.resolve(new File(['x'], `${name}.png`)),
  origin: 'https://easel.test',
  ...some,
})

test('V12: shared text is cut at 100 characters, and a hidden prompt is not in it', () => {
  expect(sharedText({ ...image, prompt: 'x'.repeat(101) })).toBe(`${'x'.repeat(100)}...`)
  expect(sharedText({ ...image, prompt: 'x'.repeat(100) })).toBe('x'.repeat(100))
  expect(sharedText({ ...image, prompt: 'secret', prompt_hidden: true })).not.toContain('secret')
})

test('A5: the file goes first', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareWork(image, tools({ share, canShare: () => true }))).toBe('Image shared!')
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [expect.any(File)], text: 'A lake' }))
})

test('A5: the link where files cannot be shared or fetched', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareWork(image, tools({ share, canShare: () => false }))).toBe('Link shared!')
  expect(share).toHaveBeenLastCalledWith({ text: 'A lake', url: 'https://easel.test/images/a1' })
  expect(
    await shareWork(image, tools({ share, canShare: () => true, fetchFile: () => Promise.reject(new Error('gone')) })),
  ).toBe('Link shared!')
})

test('A5: the clipboard when sharing does not work or does not exist', async () => {
  const copy = vi.fn(() => Promise.resolve())
  expect(await shareWork(image, tools({ share: refused, canShare: () => true, copy }))).toContain('Link copied')
  expect(await shareWork(image, tools({ copy }))).toContain('Link copied')
  expect(copy).toHaveBeenCalledWith('https://easel.test/images/a1')
})

test('A5: silent when the person cancels, whichever of the two it was', async () => {
  const copy = vi.fn(() => Promise.resolve())
  expect(await shareWork(image, tools({ share: cancelled, canShare: () => true, copy }))).toBeNull()
  expect(await shareWork(image, tools({ share: cancelled, copy }))).toBeNull()
  expect(copy).not.toHaveBeenCalled()
})

test('A5: the words when nothing works', async () => {
  expect(await shareWork(image, tools({}))).toBe('Sharing not available. Try long-pressing the image to save it.')
  expect(await shareWork(image, tools({ share: refused }))).toBe(
    'Unable to share. Try long-pressing the image to save it.',
  )
  expect(await shareWork(image, tools({ copy: refused }))).toBe(
    'Unable to share. Try long-pressing the image to save it.',
  )
})

test('A5: a video goes the same ways, with the words for videos', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareWork(video, tools({ share, canShare: () => true }))).toBe('Video shared!')
  expect(await shareWork(video, tools({ share }))).toBe('Link shared!')
  expect(share).toHaveBeenLastCalledWith({ text: 'A lake', url: 'https://easel.test/videos/v1' })
  expect(await shareWork(video, tools({}))).toBe('Sharing not available. Copy the URL to share this video.')
  expect(await shareWork(video, tools({ share: refused }))).toBe('Error sharing video')
  expect(await shareWork(video, tools({ share: cancelled, canShare: () => true }))).toBeNull()
})
