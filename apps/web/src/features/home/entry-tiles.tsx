import type { GalleryImage } from '@easel/contract/entities/gallery'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '../../ui/picture.tsx'
import { pickDifferent } from './pick-works.ts'
import { EmptyFrame } from '../../ui/empty-frame.tsx'

// H1: names, lines and ways are fixed.
const ENTRIES = [
  { name: 'Image Generator', line: 'Text/Image → Image', to: '/images/workshop' },
  { name: 'Video Generator', line: 'Text/Image → Video', to: '/videos/workshop' },
  { name: 'Audio Generator', line: 'Text → Speech/Music', to: '/audios/workshop' },
  { name: 'Video Effects', line: 'Multi-step cinematic effects', to: '/video-actions' },
] as const

const SIZES = '(max-width: 1099px) 50vw, 25vw'

/** The four ways in, each under works of the community: one, or three strips where there are several steps. */
export function EntryTiles({ works }: { works: GalleryImage[] }) {
  const picked = pickDifferent(works, ENTRIES.length + 2)
  return (
    <div className="mt-10 grid grid-cols-4 gap-4 max-lg:grid-cols-2 max-md:mt-7 max-md:gap-x-2 max-md:gap-y-5">
      {ENTRIES.map((entry, index) => {
        const isSteps = index === ENTRIES.length - 1 && picked.length === ENTRIES.length + 2
        const hung = picked.slice(index, isSteps ? undefined : index + 1)
        return (
          <Link key={entry.to} to={entry.to} className="group block rounded-work">
            <div className="relative grid h-[clamp(320px,40vh,480px)] auto-rows-fr gap-[3px] overflow-hidden rounded-work max-lg:h-[280px] max-md:aspect-square max-md:h-auto">
              {hung.map((work) => (
                <Picture key={work.id} item={work} alt="" sizes={SIZES} priority className="min-h-0" />
              ))}
              {hung.length === 0 && (
                <span className="grid bg-surface-2">
                  <EmptyFrame turn={index * 45} />
                </span>
              )}
            </div>
            <div className="flex items-center pt-3 max-md:items-start max-md:pt-2">
              <div>
                <h2 className="type-entry max-md:text-[15px] max-md:leading-5">{entry.name}</h2>
                <p className="type-desc max-md:text-xs">{entry.line}</p>
              </div>
              <ArrowRight
                size={20}
                aria-hidden
                className="ml-auto text-ink-3 transition-transform move group-hover:translate-x-1 group-hover:text-ink max-md:hidden"
              />
            </div>
          </Link>
        )
      })}
    </div>
  )
}
