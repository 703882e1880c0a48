import { cx } from '../../../ui/cx.ts'

const BOX =
  'relative flex h-[60px] cursor-pointer min-w-0 flex-1 flex-col items-center justify-end gap-1 rounded-control border border-line pb-1.5 text-[12px]/4 text-ink-2 transition-colors move hover:border-line-strong hover:text-ink has-checked:border-ink has-checked:bg-surface-3 has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)'

/** Shapes, drawn. What is no ratio ('Custom') is drawn as an open one and gets more room for its word. */
export function RatioChoice(props: {
  /** '16:9', 'Custom' */
  options: readonly string[]
  value: string
  onChange: (option: string) => void
}) {
  const { options, value, onChange } = props
  return (
    <div className="flex gap-1.5">
      {options.map((option) => (
        <label key={option} className={cx(BOX, !option.includes(':') && 'flex-[1.25]')}>
          <input
            type="radio"
            name="shape"
            value={option}
            checked={option === value}
            onChange={() => onChange(option)}
            className="sr-only"
          />
          <Drawn ratio={option} />
          {option}
        </label>
      ))}
    </div>
  )
}

/** The shape itself, all of about the same area. */
function Drawn({ ratio }: { ratio: string }) {
  const [wide = 1, high = 1] = ratio.split(':').map(Number)
  const isDrawn = ratio.includes(':')
  const side = 21
  const width = isDrawn ? Math.round(side * Math.sqrt(wide / high)) : side - 1
  const height = isDrawn ? Math.round(side * Math.sqrt(high / wide)) : side - 1
  return (
    <i
      aria-hidden
      className={`my-auto block rounded-[3px] border-[1.5px] border-current ${isDrawn ? '' : 'border-dashed'}`}
      style={{ width, height }}
    />
  )
}
