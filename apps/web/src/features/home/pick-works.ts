/**
 * Works to hang side by side: each next one shares as few tags as possible with those before it, so that four sunsets do not stand in a row
 * because sunsets are liked.
 */
export function pickDifferent<T extends { tags: readonly { id: string }[] }>(works: readonly T[], count: number): T[] {
  const rest = [...works]
  const picked: T[] = []
  const seen = new Map<string, number>()
  while (picked.length < count && rest.length > 0) {
    const shared = rest.map((work) => work.tags.reduce((sum, tag) => sum + (seen.get(tag.id) ?? 0), 0))
    const [next] = rest.splice(shared.indexOf(Math.min(...shared)), 1)
    if (!next) break
    picked.push(next)
    for (const tag of next.tags) seen.set(tag.id, (seen.get(tag.id) ?? 0) + 1)
  }
  return picked
}
