import type { Video } from '@easel/contract/entities/video'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Version } from './versions.ts'

/** V1 … Vn of a video, with the one that it was edited from. Nothing while there is one version only. */
export function VersionChips(props: {
  item: Video
  versions: readonly Version[]
  onReveal: (version: Version) => void
}) {
  const { item, versions, onReveal } = props
  const kept = new Set(useOverlaidList(versions.map((version) => version.item)).map(({ id }) => id))
  const shown = versions.filter((version) => kept.has(version.item.id))
  const source = shown.find((version) => version.item.id === item.edited_from)
  if (item.version === 1 && shown.length < 2) return null
  return (
    <fieldset aria-label="Versions" className="flex flex-wrap items-center gap-1.5">
      {shown.length > 1 &&
        shown.map((version) => (
          <Chip key={version.item.id} pressed={version.item.id === item.id} onClick={() => onReveal(version)}>
            {`V${version.item.version}`}
          </Chip>
        ))}
      {source ? (
        <button
          type="button"
          onClick={() => onReveal(source)}
          className="hit type-wall text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {`edited from V${source.item.version}`}
        </button>
      ) : (
        item.version > 1 && <span className="type-wall">{`Version ${item.version}`}</span>
      )}
    </fieldset>
  )
}
