import type { GalleryImage } from '@easel/contract/entities/gallery'
import { CopyButton } from './copy-button.tsx'
import { PanelSection } from './panel-section.tsx'
import { recipeRows, recipeText } from './recipe-rows.ts'

/** V1: with what the work was made. */
export function RecipeSection({ image }: { image: GalleryImage }) {
  return (
    <PanelSection title="Recipe">
      <dl className="mt-2 text-[13px]/5">
        <div className="flex min-h-8 items-center">
          <dt className="w-28 shrink-0 text-ink-3">Model</dt>
          <dd>
            {/* V1: in a tab of its own, so that the list is not lost. */}
            <a
              href={`/models/${encodeURIComponent(image.model_name)}`}
              target="_blank"
              rel="noreferrer"
              className="hit underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {image.model_label}
              <span className="sr-only"> (opens a new tab)</span>
            </a>
          </dd>
        </div>
        {recipeRows(image).map(({ label, value, copy }) => (
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
        <CopyButton text={recipeText(image)} label="Copy all" what="Recipe" />
      </div>
    </PanelSection>
  )
}
