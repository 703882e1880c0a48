/** What a downloaded piece is called, without its ending: its first words, in any script. */
export function fileName(words: string): string {
  const parts = words.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  let name = 'easel'
  for (const part of parts) {
    if (name.length + part.length > 48) break
    name += `-${part}`
  }
  return name
}
