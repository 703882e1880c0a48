import { type EncodedPacket, EncodedPacketSink, type InputTrack } from 'mediabunny'
import { unreadable } from '../decode.ts'

export interface PacketList {
  readonly count: number
  /** Where the track begins and ends, seconds. */
  readonly start: number
  readonly end: number
  /** Of every packet, in the order in which they are shown, seconds. */
  readonly timestamps: readonly number[]
}

/**
 * What a track says that it holds, without reading a sample.
 * @param most no more packets than this: a file that says more is refused
 */
export async function listPackets(track: InputTrack, most: number): Promise<PacketList> {
  const timestamps: number[] = []
  let end = 0
  for await (const packet of new EncodedPacketSink(track).packets(undefined, undefined, { metadataOnly: true })) {
    if (timestamps.length === most)
      throw unreadable('The file says that it holds more than any file of its length can.')
    timestamps.push(packet.timestamp)
    end = Math.max(end, packet.timestamp + packet.duration)
  }
  timestamps.sort((a, b) => a - b)
  return { count: timestamps.length, start: timestamps[0] ?? 0, end, timestamps }
}

/** The packets of a track with their bytes; fails when the file ends before they do. */
export async function* readPackets(
  track: InputTrack,
  count: number,
  from?: EncodedPacket,
): AsyncGenerator<EncodedPacket> {
  let read = 0
  for await (const packet of new EncodedPacketSink(track).packets(from)) {
    read++
    yield packet
  }
  if (read < count) throw unreadable('The file is cut off: it ends before what it says it holds.')
}
