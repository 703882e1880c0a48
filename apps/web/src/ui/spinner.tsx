/** A turning ring with words beside it. Only where the requirements ask for one (G6, G16); elsewhere a placeholder stands. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="flex flex-col items-center gap-3 text-ink-2">
      <span
        aria-hidden
        className="size-6 animate-spin rounded-full border-2 border-surface-3 border-t-ink-2 motion-reduce:animate-none"
      />
      {label}
    </output>
  )
}
