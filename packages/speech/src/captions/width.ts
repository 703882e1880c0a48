// SPDX-License-Identifier: Apache-2.0

export const LINE_COLUMNS = 42

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]|\p{Emoji_Presentation}/gu
const NO_WIDTH = /\p{M}|[\u200b-\u200f\ufe0f]/gu

/** Columns that a line takes, spaces at its ends not counted. */
export function widthOf(text: string): number {
  const seen = text.trim().replace(NO_WIDTH, '')
  return [...seen].length + (seen.match(WIDE)?.length ?? 0)
}
