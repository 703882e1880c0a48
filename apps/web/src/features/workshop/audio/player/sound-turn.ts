/** The part of a media element that taking turns needs. */
interface Sounding {
  pause(): void
}

let sounding: Sounding | null = null

/** One sound at a time over the page: whoever starts ends the one before. */
export function takeTurn(element: Sounding): void {
  if (sounding !== element) sounding?.pause()
  sounding = element
}
