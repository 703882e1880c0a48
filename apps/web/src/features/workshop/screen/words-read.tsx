import type { GalleryImage } from '@easel/contract/entities/gallery'

/** Which words the painter knew, and which only coloured the picture. */
export function WordsRead({ item }: { item: Pick<GalleryImage, 'understood' | 'ignored'> }) {
  if (item.understood.length === 0 && item.ignored.length === 0) return null
  return (
    <p className="type-wall wrap-anywhere">
      {item.understood.length > 0 && (
        <>
          Understood: <span className="text-ink-2">{item.understood.join(', ')}</span>.{' '}
        </>
      )}
      {item.ignored.length > 0 && <>Not known: {item.ignored.join(', ')}.</>}
    </p>
  )
}
