import type { Video } from '@easel/contract/entities/video'
import { formatDuration } from '../../../lib/text.ts'
import { Picture } from '../../../ui/picture.tsx'
import { posterOf } from '../../../ui/poster.ts'

/** A video in the rail: its poster, with its length and version. */
export function HistoryTile({ item }: { item: Video }) {
  const version = item.version > 1 ? `V${item.version} · ` : ''
  return (
    <>
      <Picture item={posterOf(item)} alt="" sizes="94px" className="absolute inset-0" />
      <span className="num absolute right-1 bottom-1 rounded-s bg-scrim px-1 text-[11px]/4 text-on-scrim max-lg:hidden">
        {version + formatDuration(item.length)}
      </span>
    </>
  )
}
