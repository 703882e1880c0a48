/** "1, 2 or 3" */
export function oneOf(values: readonly (string | number)[]): string {
  return joined(values, 'or')
}

/** "1, 2 and 3" */
export function allOf(values: readonly (string | number)[]): string {
  return joined(values, 'and')
}

function joined(values: readonly (string | number)[], word: string): string {
  if (values.length < 2) return values.join('')
  return `${values.slice(0, -1).join(', ')} ${word} ${values.at(-1)}`
}
