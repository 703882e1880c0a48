/** The place of a film on the stage: as high as the window allows with its controls, and as wide as these need. */
export function fitting({ width, height }: { width: number; height: number }): { maxWidth: string } {
  return { maxWidth: `max(300px, calc(min(52dvh, 640px) * ${width / height}))` }
}
