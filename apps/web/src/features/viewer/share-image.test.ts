import { expect, test, vi } from 'vitest'
import type { ShareTools } from './share-image.ts'
import { sharedText, shareImage } from './share-image.ts'

const image = { id: 'a1', image: '/f/a1.png', prompt: 'A lake', prompt_hidden: false }
const cancelled = () => Promise.reject(new DOMException('', 'AbortError'))
const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'))
const tools = (some: Partial<ShareTools>): ShareTools => ({
  fetchFile: (_, name) => Promise.resolve(new File(['x'], `${name}.png`)),
  origin: 'https://easel.test',
  ...some,
})

test('V12: shared text is cut at 100 characters, and a hidden prompt is not in it', () => {
  expect(sharedText({ prompt: 'x'.repeat(101), prompt_hidden: false })).toBe(`${'x'.repeat(100)}...`)
  expect(sharedText({ prompt: 'x'.repeat(100), prompt_hidden: false })).toBe('x'.repeat(100))
  expect(sharedText({ prompt: 'secret', prompt_hidden: true })).not.toContain('secret')
})

test('A5: the file goes first', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareImage(image, tools({ share, canShare: () => true }))).toBe('Image shared!')
  expect(share).toHaveBeenCalledWith(expect.objectContaining({ files: [expect.any(File)], text: 'A lake' }))
})

test('A5: the link where files cannot be shared or fetched', async () => {
  const share = vi.fn(() => Promise.resolve())
  expect(await shareImage(image, tools({ share, canShare: () => false }))).toBe('Link shared!')
  expect(share).toHaveBeenLastCalledWith({ text: 'A lake', url: 'https://easel.test/images/a1' })
  expect(
    await shareImage(image, tools({ share, canShare: () => true, fetchFile: () => Promise.reject(new Error('gone')) })),
  ).toBe('Link shared!')
})

test('A5: the clipboard when sharing does not work or does not exist', async () => {
  const copy = vi.fn(() => Promise.resolve())
  expect(await shareImage(image, tools({ share: refused, canShare: () => true, copy }))).toContain('Link copied')
  expect(await shareImage(image, tools({ copy }))).toContain('Link copied')
  expect(copy).toHaveBeenCalledWith('https://easel.test/images/a1')
})

test('A5: silent when the person cancels, whichever of the two it was', async () => {
  const copy = vi.fn(() => Promise.resolve())
  expect(await shareImage(image, tools({ share: cancelled, canShare: () => true, copy }))).toBeNull()
  expect(await shareImage(image, tools({ share: cancelled, copy }))).toBeNull()
  expect(copy).not.toHaveBeenCalled()
})

test('A5: the words when nothing works', async () => {
  expect(await shareImage(image, tools({}))).toBe('Sharing not available. Try long-pressing the image to save it.')
  expect(await shareImage(image, tools({ share: refused }))).toBe(
    'Unable to share. Try long-pressing the image to save it.',
  )
  expect(await shareImage(image, tools({ copy: refused }))).toBe(
    'Unable to share. Try long-pressing the image to save it.',
  )
})
