import { CopyButton } from './copy-button.tsx'
import { PanelSection } from './panel-section.tsx'
import type { Described, Maker, RecipeRow } from './recipe-rows.ts'
import { recipeText } from './recipe-rows.ts'

/** V1, V9: with what the work was made. */
export function RecipeSection({ work, maker, rows }: { work: Described; maker: Maker; rows: RecipeRow[] }) {
  return (
    <PanelSection title="Recipe">
      <dl className="mt-2 text-[13px]/5">
        <div className="flex min-h-8 items-center">
          <dt className="w-28 shrink-0 text-ink-3">{maker.title}</dt>
          <dd>
            {/* V1: in a tab of its own, so that the list is not lost. */}
            <a
              href={maker.path}
              target="_blank"
              rel="noreferrer"
              className="hit underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {maker.label}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </dd>
        </div>
        {rows.map(({ label, value, copy }) => (
          <div key={label} className="flex min-h-8 items-center border-t border-line">
            <dt className="w-28 shrink-0 text-ink-3">{label}</dt>
            <dd className="flex min-w-0 flex-1 items-center justify-between num wrap-anywhere">
              {value}
              {copy && <CopyButton text={copy} what={label} />}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <CopyButton text={recipeText(work, maker, rows)} label="Copy all" what="Recipe" />
      </div>
    </PanelSection>
  )
}
