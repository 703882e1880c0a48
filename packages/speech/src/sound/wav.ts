// SPDX-License-Identifier: Apache-2.0

/** A WAV file (mono, 16 bit) of samples from −1 to 1. */
export function wavOf(samples: Float32Array, sampleRate: number): Uint8Array {
  const file = new DataView(new ArrayBuffer(44 + samples.length * 2))
  const text = (at: number, value: string) => {
    for (const [index, byte] of new TextEncoder().encode(value).entries()) file.setUint8(at + index, byte)
  }
  text(0, 'RIFF')
  file.setUint32(4, 36 + samples.length * 2, true)
  text(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, sampleRate, true)
  file.setUint32(28, sampleRate * 2, true)
  file.setUint16(32, 2, true)
  file.setUint16(34, 16, true)
  text(36, 'data')
  file.setUint32(40, samples.length * 2, true)
  for (const [index, sample] of samples.entries())
    file.setInt16(44 + index * 2, Math.round(Math.min(1, Math.max(-1, sample)) * 32_767), true)
  return new Uint8Array(file.buffer)
}
