/** Where a work will hang: an empty frame of the house, until the community has made one. */
export function Mosaic({ seed }: { seed: number }) {
  const tilt = [0, 90, 45, 135][seed % 4] ?? 0
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className="size-full text-line-strong">
      <g transform={`rotate(${tilt} 50 50)`} stroke="currentColor" strokeWidth="0.4" fill="none">
        {Array.from({ length: 12 }, (_, line) => (
          <path key={line} d={`M-50 ${line * 9}C0 ${line * 9 - 14} 100 ${line * 9 + 14} 150 ${line * 9}`} />
        ))}
      </g>
    </svg>
  )
}
