/** Samples from −1 to 1; as long as each other. */
export interface Sound {
  readonly left: Float32Array
  /** null: one channel. */
  readonly right: Float32Array | null
  /** Hertz: one of the rates that AAC knows, 48,000 as a rule. */
  readonly sampleRate: number
}

export const channelsOf = (sound: Sound): readonly Float32Array[] =>
  sound.right ? [sound.left, sound.right] : [sound.left]

/** Left and right by turns, of `frames` samples from `start` on; silence after the end. */
export function interleaved(sound: Sound, start: number, frames: number): Float32Array<ArrayBuffer> {
  const channels = channelsOf(sound)
  const samples = new Float32Array(frames * channels.length)
  const end = Math.min(frames, sound.left.length - start)
  for (const [channel, from] of channels.entries()) {
    for (let i = 0; i < end; i++) samples[i * channels.length + channel] = from[start + i] as number
  }
  return samples
}
