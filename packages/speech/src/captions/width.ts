// SPDX-License-Identifier: Apache-2.0

/** Columns of one line of a caption. */
export const LINE_COLUMNS = 42

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Emoji_Presentation}/u
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** Columns that a text takes: two for what is written in a square, one for every other sign with its marks. */
export function widthOf(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}
