/** At most three of the names that are nearest to what was asked for, or none when nothing is near. */
export function nearNames(asked: string, names: readonly string[]): string[] {
  const wanted = asked.toLowerCase()
  return names
    .map((name) => ({
      name,
      distance: name.startsWith(wanted) || wanted.startsWith(name) ? 1 : distance(wanted, name.toLowerCase()),
    }))
    .filter((near) => near.distance <= Math.max(2, Math.floor(wanted.length / 3)))
    .toSorted((left, right) => left.distance - right.distance)
    .slice(0, 3)
    .map((near) => near.name)
}

/** Letters to add, drop or change (Levenshtein). */
function distance(left: string, right: string): number {
  let row = Array.from({ length: right.length + 1 }, (_, at) => at)
  for (let i = 1; i <= left.length; i++) {
    const next = [i]
    for (let j = 1; j <= right.length; j++) {
      const change = (row[j - 1] ?? 0) + (left[i - 1] === right[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change))
    }
    row = next
  }
  return row[right.length] ?? 0
}
