import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { countOf, formatNumber } from '../../../lib/text.ts'
import { stepsTaken } from './effect-steps.ts'

/** What the effect does, one step after the other, and what each costs. */
export function StepPrices({ entry, withSound }: { entry: EffectEntry; withSound: boolean }) {
  const steps = stepsTaken(entry, withSound)
  const total = steps.reduce((sum, { credits }) => sum + credits, 0)
  return (
    <section aria-label="Steps and what they cost">
      <h2 className="mb-1.5 type-label">Steps</h2>
      <ol className="num flex flex-col gap-1 type-desc">
        {steps.map(({ id, label, credits }, index) => (
          <li key={id} className="flex gap-2">
            <span className="w-4 text-ink-3">{index + 1}</span>
            <span className="flex-1">{label}</span>
            <span>{formatNumber(credits)}</span>
          </li>
        ))}
      </ol>
      <p className="num mt-1 flex gap-2 border-t border-line pt-1 font-medium">
        <span className="flex-1 pl-6">Together</span>
        {countOf(total, 'credit')}
      </p>
    </section>
  )
}
