import type { FilmPicture } from './pictures.ts'

type Turn = 0 | 90 | 180 | 270

function turnPlane(from: Uint8Array, width: number, height: number, turn: Turn, to: Uint8Array): void {
  const last = width * height - 1
  // Where the first pixel goes, and how far apart neighbours of a row and of a column lie.
  const [start, across, down] =
    turn === 90 ? [height - 1, height, -1] : turn === 180 ? [last, -1, -width] : [(width - 1) * height, -height, 1]
  for (let y = 0; y < height; y++) {
    let at = start + y * down
    for (let x = 0; x < width; x++, at += across) to[at] = from[y * width + x] as number
  }
}

/** A picture turned clockwise, as a phone held upright means it. */
export function turned(picture: FilmPicture, turn: Turn): FilmPicture {
  if (turn === 0) return picture
  const { width, height, planes } = picture
  const out = new Uint8Array(planes.length)
  const [luma, half] = [width * height, [width / 2, height / 2] as const]
  const chroma = half[0] * half[1]
  turnPlane(planes, width, height, turn, out)
  for (const from of [luma, luma + chroma])
    turnPlane(planes.subarray(from, from + chroma), ...half, turn, out.subarray(from, from + chroma))
  const upright = turn === 180
  return { ...picture, planes: out, width: upright ? width : height, height: upright ? height : width }
}
