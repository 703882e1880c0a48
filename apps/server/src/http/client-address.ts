/**
 * Whose request it is: the connection's address or, behind proxies that the operator trusts, the last address that the
 * outermost of them wrote. What stands further left in x-forwarded-for was written by anyone.
 */
export function clientAddress(
  connection: string | undefined,
  forwarded: string | undefined,
  trustedProxies: number,
): string {
  const direct = connection ?? '127.0.0.1'
  if (trustedProxies === 0 || !forwarded) return direct
  const chain = forwarded
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
  return chain.at(-trustedProxies) ?? chain[0] ?? direct
}
