import { expect, it } from 'vitest'
import { modelById } from './catalogue.ts'
import { checkSourceLengths } from './check-source-lengths.ts'

function problems(id: string, video: number | null, audio: number | null): string[] {
  const model = modelById(id)
  if (!model) throw new Error(`no model ${id}`)
  return checkSourceLengths(model, { video, audio }).map(({ field, message }) => `${field}: ${message}`)
}

it('W4: Wan 2.2 Animate takes videos of 3 to 10 s', () => {
  expect([3, 6.5, 10.04].flatMap((seconds) => problems('wan-2.2-animate', seconds, null))).toEqual([])
  expect(problems('wan-2.2-animate', 12, null)).toEqual([
    'video_upload_id: the video must last from 3 to 10 s; it lasts 12.0 s',
  ])
  expect(problems('wan-2.2-animate', 2, null)).toHaveLength(1)
})

it('W4: Wan 2.5 takes sounds of 3 to 30 s', () => {
  expect(problems('wan-2.5-t2v', null, 30)).toEqual([])
  expect(problems('wan-2.5-t2v', null, 31)).toEqual([
    'audio_upload_id: the sound must last from 3 to 30 s; it lasts 31.0 s',
  ])
})
