// SPDX-License-Identifier: Apache-2.0
import { MAX_SPEECH_CHARACTERS } from '../spoken.ts'

/** Something that can be read aloud: a letter, a digit or a picture with a name. */
const READABLE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/**
 * The text as it may reach eSpeak NG, each UTF-16 unit in its old place, so that positions stay true. Control
 * characters, halves of surrogate pairs and all that eSpeak NG would obey rather than read (`<break time="9999s"/>`,
 * `&#8;`, `[[phonemes]]`) become spaces. Throws a RangeError in words when nothing remains or it is too long.
 */
export function cleanText(text: string): string {
  if (text.length > MAX_SPEECH_CHARACTERS)
    throw new RangeError(
      `The text has ${text.length.toLocaleString('en')} characters; at most ${MAX_SPEECH_CHARACTERS.toLocaleString('en')} can be read at once.`,
    )
  const clean = text
    .toWellFormed()
    .replace(/<\/?[a-z!?][^<>]{0,500}>/giu, blank)
    .replace(/&(?=#?\w{1,12};)|\[\[|\]\]|[<>]/gu, blank)
    // Line ends part sentences and stay; joiners (U+200C, U+200D) belong to Persian words, Hindi words and emoji.
    .replace(/(?![\n\r\u2028\u2029\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\ufffd]/gu, blank)
  if (!READABLE.test(clean)) throw new RangeError('There is nothing to read aloud: the text has no letter or digit.')
  return clean
}

/** Whether the text holds anything to read at all. */
export function isReadable(text: string): boolean {
  return READABLE.test(text)
}

function blank(found: string): string {
  return ' '.repeat(found.length)
}
