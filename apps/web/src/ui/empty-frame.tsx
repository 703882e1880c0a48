/** Where a work will hang, until there is one: the lines of a frame in the colour of the house. */
export function EmptyFrame({ turn = 0 }: { turn?: number }) {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className="size-full text-line-strong">
      <g transform={`rotate(${turn} 50 50)`} stroke="currentColor" strokeWidth="0.35" fill="none">
        {Array.from({ length: 22 }, (_, line) => (
          <path key={line} d={`M-50 ${line * 9 - 50}C0 ${line * 9 - 68} 100 ${line * 9 - 32} 150 ${line * 9 - 50}`} />
        ))}
      </g>
    </svg>
  )
}
