import type { Chord } from './chord.ts'

/** Close positions of the chord's tones with their lowest note in [low, low + 11], ascending MIDI pitches. */
function positions(chord: Chord, voices: number, low: number): number[][] {
  // The fifth is the first to go where there are more tones than voices; the root next: the bass has it.
  // Two voices are a power chord: root and fifth.
  const order = voices === 2 ? chord.tones.filter((tone) => tone === 0 || tone === 6 || tone === 7) : [...chord.tones]
  if (order.length > voices) order.splice(order.indexOf(7) < 0 ? 0 : order.indexOf(7), 1)
  while (order.length > voices) order.shift()
  const classes = order.map((tone) => (chord.root + tone) % 12)
  const found: number[][] = []
  for (let first = 0; first < classes.length; first++) {
    const notes: number[] = []
    let last = low - 1
    for (let i = 0; notes.length < voices; i++) {
      const pitch = classes[(first + i) % classes.length]!
      let midi = last + 1
      while ((midi - pitch) % 12 !== 0) midi++
      notes.push(midi)
      last = midi
    }
    found.push(notes)
  }
  return found
}

/**
 * Voices a chord so that the hands move little: of all positions around `centre`, the one nearest to the chord before.
 *
 * @param previous MIDI pitches of the chord before, ascending; null at the beginning.
 */
export function voiceChord(chord: Chord, voices: number, centre: number, previous: readonly number[] | null): number[] {
  let best: number[] = []
  let cost = Infinity
  for (let low = centre - 14; low <= centre + 2; low += 4) {
    for (const close of positions(chord, voices, low)) {
      const middle = close.reduce((sum, midi) => sum + midi, 0) / close.length
      let price = Math.abs(middle - centre) * 0.9
      if (close[1] === close[0]! + 1) price += 4
      // A tone that is there twice should be the root.
      if (voices > chord.tones.length && close[0]! % 12 !== chord.root) price += 4
      if (previous) for (let i = 0; i < close.length; i++) price += Math.abs(close[i]! - (previous[i] ?? close[i]!))
      if (price < cost) {
        cost = price
        best = close
      }
    }
  }
  return best
}
