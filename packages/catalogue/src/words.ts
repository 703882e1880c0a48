/** "1, 2 or 3"; one value stands alone, none is ''. */
export function oneOf(values: readonly (string | number)[]): string {
  if (values.length < 2) return values.join('')
  return `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
}
