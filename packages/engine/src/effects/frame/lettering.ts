import { Path2D, type SKRSContext2D } from '@napi-rs/canvas'

/** A letter as a line to be stroked, in a box whose cap height is 10, and its width. */
type Glyph = readonly [path: string, width: number]

/** Single-line capitals, so that a film's words look alike on every machine, whatever typefaces it has. */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: ['M0 10 L4 0 L8 10 M1.4 6.7 H6.6', 8],
  B: ['M0 10 V0 H3.4 A2.4 2.4 0 0 1 3.4 4.8 H0 M3.4 4.8 A2.6 2.6 0 0 1 3.4 10 H0', 6],
  C: ['M8 1 A5 5 0 1 0 8 9', 8],
  D: ['M0 10 V0 H3 A5 5 0 0 1 3 10 H0', 8],
  E: ['M5.4 0 H0 V10 H5.4 M0 4.8 H4.6', 5.4],
  F: ['M5.2 0 H0 V10 M0 4.8 H4.4', 5.2],
  G: ['M8.5 1.5 A5 5 0 1 0 9.6 5.6 H6', 9.6],
  H: ['M0 0 V10 M6.8 0 V10 M0 4.8 H6.8', 6.8],
  I: ['M0 0 V10', 0],
  J: ['M4 0 V7.2 A2.6 2.6 0 0 1 -0.4 9', 4],
  K: ['M0 0 V10 M6 0 L0 6 M2.2 3.9 L6.4 10', 6.4],
  L: ['M0 0 V10 H5', 5],
  M: ['M0 10 L1 0 L4.8 7 L8.6 0 L9.6 10', 9.6],
  N: ['M0 10 V0 L7 10 V0', 7],
  O: ['M5 0 A5 5 0 1 1 4.99 0 Z', 10],
  P: ['M0 10 V0 H3.4 A2.8 2.8 0 0 1 3.4 5.6 H0', 6.2],
  Q: ['M5 0 A5 5 0 1 1 4.99 0 Z M6 7 L9.4 10.6', 10],
  R: ['M0 10 V0 H3.4 A2.8 2.8 0 0 1 3.4 5.6 H0 M3 5.6 L6.4 10', 6.4],
  S: ['M5.8 1.5 A3.2 2.8 0 0 0 3.2 0 A2.8 2.45 0 0 0 3.2 4.9 A3 2.55 0 0 1 3.2 10 A3.4 2.8 0 0 1 0 8.2', 6.2],
  T: ['M0 0 H7 M3.5 0 V10', 7],
  U: ['M0 0 V6.6 A3.4 3.4 0 0 0 6.8 6.6 V0', 6.8],
  V: ['M0 0 L4 10 L8 0', 8],
  W: ['M0 0 L2.6 10 L5.5 1 L8.4 10 L11 0', 11],
  X: ['M0 0 L7 10 M7 0 L0 10', 7],
  Y: ['M0 0 L3.6 5 L7.2 0 M3.6 5 V10', 7.2],
  Z: ['M0.2 0 H6.6 L0 10 H6.8', 6.8],
  0: ['M3.2 0 A3.2 5 0 1 1 3.19 0 Z', 6.4],
  1: ['M0 2 L2.4 0 V10', 2.4],
  2: ['M0 2.8 A3 2.8 0 0 1 6 2.8 C6 5 2 7.4 0 10 H6.2', 6.2],
  3: ['M0.3 1.6 A2.8 2.45 0 1 1 2.8 4.8 A3 2.6 0 1 1 0 8.4', 5.8],
  4: ['M4.8 10 V0 L0 7 H6.4', 6.4],
  5: ['M5.6 0 H1 L0.6 4.8 A3.2 3 0 1 1 0 8.6', 6.2],
  6: ['M5 0 C2 1.6 0 4.4 0 7 A3 3 0 1 0 0.3 5.6', 6],
  7: ['M0 0 H6 L2 10', 6],
  8: ['M3 4.8 A2.5 2.4 0 1 1 3.01 4.8 A3 2.6 0 1 1 3 4.8', 6],
  9: ['M1 10 C4 8.4 6 5.6 6 3 A3 3 0 1 0 5.7 4.4', 6],
  '.': ['M0.3 9.6 V10', 0.6],
  ',': ['M0.6 9.4 L0 11.4', 0.8],
  ':': ['M0.3 3.6 V4 M0.3 9.6 V10', 0.6],
  ';': ['M0.6 3.6 V4 M0.6 9.4 L0 11.4', 0.8],
  '!': ['M0.3 0 V6.8 M0.3 9.6 V10', 0.6],
  '?': ['M0 2.4 A2.6 2.4 0 1 1 2.7 4.9 V6.8 M2.7 9.6 V10', 5.2],
  '-': ['M0 5.4 H3.2', 3.2],
  '–': ['M0 5.4 H5', 5],
  '—': ['M0 5.4 H8', 8],
  "'": ['M0.4 0 L0.2 2.2', 0.6],
  '’': ['M0.6 0 L0 2.2', 0.6],
  '"': ['M0.3 0 L0.1 2.2 M2 0 L1.8 2.2', 2.2],
  '(': ['M2.4 -0.8 C-0.6 3 -0.6 7.4 2.4 11.2', 2.4],
  ')': ['M0 -0.8 C3 3 3 7.4 0 11.2', 2.4],
  '/': ['M0 11 L4.4 -0.6', 4.4],
  '+': ['M0 5.4 H5 M2.5 2.9 V7.9', 5],
  '=': ['M0 4 H5 M0 6.8 H5', 5],
  '&': ['M6.8 10 L1.8 3.6 A2 2 0 1 1 4.8 3.2 L1 6 A2.5 2.5 0 0 0 2.8 10 C5 10 6.4 8.2 6.8 6', 6.8],
  '♥': ['M4 9.4 C-4.6 3.4 1.4 -1.6 4 2.6 C6.6 -1.6 12.6 3.4 4 9.4 Z', 8],
  ' ': ['', 3.4],
}

/** Marks above and below letters, about the middle of the letter. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': 'M-1.2 -3 L0.6 -1.6',
  '\u0301': 'M1.2 -3 L-0.6 -1.6',
  '\u0302': 'M-1.5 -1.5 L0 -3 L1.5 -1.5',
  '\u0303': 'M-1.8 -1.6 C-0.8 -3.4 0.8 -0.8 1.8 -2.6',
  '\u0308': 'M-1.5 -2.2 V-1.8 M1.5 -2.2 V-1.8',
  '\u030a': 'M0 -3.4 A1 1 0 1 1 -0.01 -3.4 Z',
  '\u030c': 'M-1.5 -3 L0 -1.5 L1.5 -3',
  '\u0327': 'M0.4 10.4 C2 11.4 0.6 12.8 -0.8 12.2',
}

interface Lettered {
  readonly path: Path2D | null
  /** A sign that has no line of its own is written in the machine's typeface. */
  readonly sign: string
  readonly x: number
}

/** How words are written; lengths in pixels. */
export interface Lettering {
  /** Height of a capital. */
  readonly size: number
  /** Thickness of the line, as a share of the size. */
  readonly weight?: number
  /** Space between letters as a share of the size. */
  readonly tracking?: number
  readonly align?: 'left' | 'centre' | 'right'
}

function setLetters(context: SKRSContext2D, text: string, tracking: number): { letters: Lettered[]; width: number } {
  const letters: Lettered[] = []
  let x = 0
  let middle = 0
  context.font = '13.6px serif'
  for (const sign of text.toUpperCase().normalize('NFD')) {
    const mark = MARKS[sign]
    if (mark !== undefined) {
      letters.push({ path: new Path2D(mark), sign, x: middle })
      continue
    }
    const glyph = GLYPHS[sign]
    const width = glyph ? glyph[1] : context.measureText(sign).width
    letters.push({ path: glyph ? new Path2D(glyph[0]) : null, sign, x })
    middle = x + width / 2
    x += width + tracking * 10
  }
  return { letters, width: Math.max(0, x - tracking * 10) }
}

/** Width of the words in pixels. */
export function measureWords(context: SKRSContext2D, text: string, { size, tracking = 0.22 }: Lettering): number {
  return (setLetters(context, text, tracking).width * size) / 10
}

/** Writes one line in capitals with the context's stroke style; (x, y) is the top of the capitals at the alignment's side. */
export function writeWords(context: SKRSContext2D, text: string, x: number, y: number, lettering: Lettering): void {
  const { size, weight = 0.11, tracking = 0.22, align = 'centre' } = lettering
  context.save()
  const { letters, width } = setLetters(context, text, tracking)
  const factor = size / 10
  const left = align === 'left' ? 0 : align === 'right' ? width : width / 2
  context.translate(x - left * factor, y)
  context.scale(factor, factor)
  context.lineWidth = weight * 10
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.fillStyle = context.strokeStyle
  for (const letter of letters) {
    context.save()
    context.translate(letter.x, 0)
    if (letter.path) context.stroke(letter.path)
    else context.fillText(letter.sign, 0, 10)
    context.restore()
  }
  context.restore()
}

/** The text in lines of at most `width` pixels, and at most `most` of them; a word too long for a line stands alone. */
export function wrapWords(context: SKRSContext2D, text: string, width: number, lettering: Lettering): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && measureWords(context, longer, lettering) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Lettering small enough for the longest line. */
export function fitWords(
  context: SKRSContext2D,
  lines: readonly string[],
  width: number,
  lettering: Lettering,
): Lettering {
  const widest = Math.max(1, ...lines.map((line) => measureWords(context, line, lettering)))
  return { ...lettering, size: lettering.size * Math.min(1, width / widest) }
}
