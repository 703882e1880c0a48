// SPDX-License-Identifier: Apache-2.0

export interface ReadCue {
  readonly start: number
  readonly end: number
  readonly lines: readonly string[]
}

const TIMES = /^(\d{2,}):([0-5]\d):([0-5]\d\.\d{3}) --> (\d{2,}):([0-5]\d):([0-5]\d\.\d{3})$/

/** Reads WebVTT strictly, as its grammar has it; throws where it is broken. */
export function cuesIn(vtt: string): ReadCue[] {
  const [header, ...blocks] = vtt.replace(/\n$/, '').split('\n\n')
  if (header !== 'WEBVTT') throw new Error('no header')
  let latest = 0
  return blocks.map((block, index) => {
    const [id, times = '', ...lines] = block.split('\n')
    const match = TIMES.exec(times)
    if (id !== String(index + 1) || !match || lines.length === 0) throw new Error(`not a cue: ${block}`)
    const numbers = match.slice(1).map(Number)
    const [hours = 0, minutes = 0, seconds = 0, endHours = 0, endMinutes = 0, endSeconds = 0] = numbers
    const start = hours * 3600 + minutes * 60 + seconds
    const end = endHours * 3600 + endMinutes * 60 + endSeconds
    if (start < latest || end <= start) throw new Error(`times run backwards: ${block}`)
    latest = start
    return { start, end, lines: lines.map(plain) }
  })
}

function plain(line: string): string {
  if (line === '' || /[<>]|&(?!amp;|lt;|gt;)|\p{Cc}/u.test(line)) throw new Error(`not plain text: ${line}`)
  return line.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
