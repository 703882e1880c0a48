import type { GalleryImage } from '@easel/contract/entities/gallery'

/** How a picture was made, line by line; what its model does not have is left out. */
export function RecipeList({ item }: { item: GalleryImage }) {
  const lines: [string, string | number | null][] = [
    ['Model', item.model_label],
    ['Size', `${item.width} × ${item.height}`],
    ['Seed', item.seed],
    ['Style', item.style],
    ['Color', item.color],
    ['Lighting', item.lighting],
    ['Composition', item.composition],
    ['Strength', item.strength],
    ['Steps', item.numInferenceSteps],
    ['Guidance', item.guidanceScale],
    ['Scheduler', item.scheduler],
    ['Negative prompt', item.negativePrompt],
  ]
  return (
    <dl className="num mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 type-desc">
      {lines.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere text-ink">{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
