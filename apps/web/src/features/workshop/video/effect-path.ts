/** The page of an effect, by its id '{category}-{name}'. */
export function effectPath(effect: string): string {
  return `/video-actions/${encodeURIComponent(effect)}`
}
