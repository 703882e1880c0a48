import type { Surface } from './surface.ts'

/** Makes the right half of picture and depth the mirror of the left. */
export function mirrorHalves(surface: Surface): void {
  mirror(surface.bytes(), surface.width, surface.height)
  mirror(surface.depthBytes(), surface.depthWidth, surface.depthHeight)
}

function mirror(bytes: Uint8ClampedArray, width: number, height: number): void {
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  for (let y = 0; y < height; y++) {
    const row = y * width
    for (let x = 0; x < width >> 1; x++) pixels[row + width - 1 - x] = pixels[row + x]!
  }
}
