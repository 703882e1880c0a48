/** The easel of the house, in the text's colour. */
export function Mark({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
    >
      <path d="M4.5 3.5h11v8h-11zM10 1.5v2M7 11.5l-3 7M13 11.5l3 7M10 11.5v4" />
    </svg>
  )
}
