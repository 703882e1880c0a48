/** Pixels of a film: `resolution` ('720p') is the shorter side, `ratio` ('16:9') width to height; both sides are even. */
export function filmSize(ratio: string, resolution: string): { width: number; height: number } {
  const [across = 16, down = 9] = ratio.split(':').map(Number)
  const short = parseInt(resolution, 10)
  const long = 2 * Math.round((short * Math.max(across, down)) / Math.min(across, down) / 2)
  return across >= down ? { width: long, height: short } : { width: short, height: long }
}
