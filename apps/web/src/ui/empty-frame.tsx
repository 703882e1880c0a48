/** Where a work will hang, until there is one: fine lines in the colour of the house. */
export function EmptyFrame({ turn = 0 }: { turn?: number }) {
  return (
    <span
      aria-hidden
      className="block size-full"
      style={{ backgroundImage: `repeating-linear-gradient(${turn}deg, var(--line) 0 1px, transparent 1px 24px)` }}
    />
  )
}
