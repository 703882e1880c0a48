import { describe, expect, it } from 'vitest'
import { readMotion } from './read.ts'

describe('reading motion', () => {
  it.each([
    ['a misty lake, slow push in', 'push-in'],
    ['zoom out from a castle', 'pull-out'],
    ['pan left across the harbour', 'pan-left'],
    ['the camera pans to the right over the desert', 'pan-right'],
    ['tilt up to the sky', 'tilt-up'],
    ['camera tilting down a waterfall', 'tilt-down'],
    ['orbiting a lighthouse', 'orbit'],
    ['handheld shot of a market', 'hand-held'],
    ['drone shot over mountains', 'drone'],
    ['static shot, tripod, a vase', 'static'],
  ])('finds the move of "%s"', (prompt, move) => {
    expect(readMotion(prompt, '').move).toBe(move)
  })

  it('keeps the camera from the painter and tells what it understood', () => {
    const reading = readMotion('A red barn in a meadow, slow push in, rain', '')
    expect(reading.scene).toBe('A red barn in a meadow, rain')
    expect(reading.understood).toContain('slow push in')
    expect(reading.understood).toContain('rain')
    expect(reading.strength).toBeLessThan(1)
  })

  it('leaves an orbit in space to the painter', () => {
    const reading = readMotion('a station in orbit around a planet', '')
    expect(reading.move).toBeNull()
    expect(reading.scene).toContain('orbit')
  })

  it('takes no for an answer', () => {
    expect(readMotion('a street without rain', '').effects.has('rain')).toBe(false)
    const negative = readMotion('a snowy street', 'snow')
    expect(negative.effects.has('snow')).toBe(false)
    expect(negative.unwanted.has('snow')).toBe(true)
  })

  it('reads how the day goes on', () => {
    expect(readMotion('a city, day to night timelapse', '').passage).toBe('day to night')
    expect(readMotion('the sun rises over hills', '').passage).toBe('sunrise')
    expect(readMotion('hills at sunrise', '').passage).toBeNull()
  })
})
