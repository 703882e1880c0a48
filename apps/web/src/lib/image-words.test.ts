import { expect, test } from 'vitest'
import { altOf, comparisonOf, promptOf, safetyLabel } from './image-words.ts'

test('V3: a hidden prompt, an absent one, and one to show', () => {
  expect(promptOf({ prompt: '', prompt_hidden: true })).toEqual({ text: 'Hidden by creator', known: false })
  expect(promptOf({ prompt: '', prompt_hidden: false })).toEqual({ text: 'No prompt', known: false })
  expect(promptOf({ prompt: 'A lake', prompt_hidden: true })).toEqual({ text: 'A lake', known: true })
})

test('V3: the alternative text of a work without a prompt names its creator alone', () => {
  expect(altOf({ prompt: '', creator_name: 'Mara' })).toBe('Image by Mara')
  expect(altOf({ prompt: 'A lake', creator_name: 'Mara' })).toBe('A lake, by Mara')
})

test.each([
  ['pending', 2, 'Pending Moderation'],
  ['failed', 2, 'Unclassified'],
  ['completed', null, 'Unclassified'],
  ['completed', 0, 'Family'],
  ['completed', 1, 'Teen+'],
  ['completed', 2, 'Mature (18+)'],
  ['completed', 3, 'Adult (18+)'],
  ['completed', 7, 'Unknown'],
] as const)('V10: %s at level %s is %s', (nsfw_moderation_status, nsfw_level, label) => {
  expect(safetyLabel({ nsfw_level, nsfw_moderation_status })).toBe(label)
})

const parent = { id: 'p', image: '/p.png', width: 1, height: 1, promptUsed: '', isPrivate: false, message: null }
const source = { id: 's', url: '/s.png', width: 1, height: 1, message: null }

test('G10: what a work is compared with', () => {
  expect(comparisonOf({ parentImage: parent, source_image: source })).toEqual({
    src: '/p.png',
    beforeLabel: 'Original',
    afterLabel: 'Enhanced',
  })
  expect(comparisonOf({ parentImage: { ...parent, isPrivate: true }, source_image: source })?.beforeLabel).toBe(
    'Source Image',
  )
  expect(comparisonOf({ parentImage: null, source_image: source })?.afterLabel).toBe('Generated')
  expect(comparisonOf({ parentImage: { ...parent, image: null, isPrivate: true }, source_image: null })).toBeNull()
})
