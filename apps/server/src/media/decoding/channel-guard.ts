/**
 * What of its shape a packet of sound shows: it must stay what it was in the first one. The decoder makes room by the
 * first packet's channels; a file that changes them in the middle would make it write past the end.
 * @returns anything that compares equal as long as the shape is the same; 'unknown' for a packet that tells nothing
 */
export function shapeOf(codec: string, packet: Uint8Array): string {
  const byte = (index: number): number => packet[index] ?? 0
  if (codec === 'mp3') return byte(3) >> 6 === 3 ? 'mono' : 'stereo'
  if (codec === 'flac') {
    const channels = byte(3) >> 4
    return `${channels > 7 ? 1 : channels} channels, depth ${(byte(3) >> 1) & 7}`
  }
  return codec === 'aac' ? aacShape(packet) : 'unknown'
}

const ELEMENT = { single: 0, pair: 1, data: 4, program: 5, fill: 6 } as const

/** The first element of an AAC packet that holds sound. Data and filling may come before it. */
function aacShape(packet: Uint8Array): string {
  let at = 0
  const bits = (count: number): number => {
    let value = 0
    for (let i = 0; i < count; i++, at++) value = (value << 1) | (((packet[at >> 3] ?? 0) >> (7 - (at & 7))) & 1)
    return value
  }
  while (at < packet.length * 8) {
    const element = bits(3)
    if (element === ELEMENT.fill) {
      const count = bits(4)
      const whole = count === 15 ? 14 + bits(8) : count
      at += 8 * whole
    } else if (element === ELEMENT.data) {
      bits(4)
      const aligned = bits(1)
      const count = bits(8)
      const more = count === 255 ? bits(8) : 0
      if (aligned) at = Math.ceil(at / 8) * 8
      at += 8 * (count + more)
    } else {
      return `element ${element}`
    }
  }
  return 'unknown'
}
