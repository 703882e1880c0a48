import { LANGUAGES } from '@easel/catalogue/voices'
import type { Voice } from '@easel/catalogue/voices'
import { Check, Search, Star } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { PreviewButton } from './preview-button.tsx'
import { useFavourites } from './use-favourites.ts'
import { useVoicePreview } from './use-voice-preview.ts'
import { voiceName, voicesFound } from './voices-found.ts'
import type { VoiceFilter } from './voices-found.ts'

const ALL = 'all'
const SHOWN = 40
const NO_FILTER: VoiceFilter = { search: '', language: ALL, gender: ALL, onlyFavourites: false }

/** Every voice, to search, to listen to and to choose from. */
export function VoiceLibrary(props: {
  open: boolean
  chosen: Voice
  /** Why no voice can be heard here; null where they can. */
  off: string | null
  onClose: () => void
  onChoose: (voice: Voice) => void
}) {
  const { open, chosen, off, onClose, onChoose } = props
  const [filter, setFilter] = useState<VoiceFilter>({ ...NO_FILTER, language: chosen.language })
  const [shown, setShown] = useState(SHOWN)
  const { favourites, toggle } = useFavourites()
  const preview = useVoicePreview()
  // A row does not jump away from under the finger that makes it a favourite: it moves with the next search.
  const [first, setFirst] = useState(favourites)
  const voices = voicesFound(filter, favourites, first)
  const narrow = (patch: Partial<VoiceFilter>) => {
    setFilter((before) => ({ ...before, ...patch }))
    setShown(SHOWN)
    setFirst(favourites)
  }
  const close = () => {
    preview.stop()
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title="Choose a voice" wide>
      <p className="mt-1 type-desc">All of them are synthetic (eSpeak NG). Not a person, no AI.</p>
      <label className="mt-4 flex h-11 shrink-0 items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)">
        <Search size={18} aria-hidden className="text-ink-3" />
        <span className="sr-only">Search voices</span>
        <input
          type="search"
          value={filter.search}
          // A search looks through every language.
          onChange={(event) => narrow({ search: event.target.value, ...(event.target.value && { language: ALL }) })}
          placeholder="Search by language or name"
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
        />
      </label>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Select
          hideLabel
          label="Language"
          options={[
            { value: ALL, label: 'All languages' },
            ...LANGUAGES.map(({ language, languageLabel }) => ({ value: language, label: languageLabel })),
          ]}
          value={filter.language}
          onChange={(language) => narrow({ language })}
          className="min-w-0 flex-1 basis-52"
        />
        <Segmented
          label="Gender"
          options={[
            { value: ALL, label: 'All' },
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
          ]}
          value={filter.gender}
          onChange={(gender) => narrow({ gender })}
        />
        <Chip
          pressed={filter.onlyFavourites}
          onClick={() => narrow({ onlyFavourites: !filter.onlyFavourites, language: ALL })}
        >
          <Star size={14} aria-hidden /> Favourites
        </Chip>
      </div>
      <output className="num mt-3 block type-wall">
        {voices.length === 1 ? '1 voice' : `${voices.length} voices`}
      </output>
      {voices.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 py-6">
          <p className="text-ink-2">
            {filter.onlyFavourites && favourites.size === 0
              ? 'No favourites yet: press the star of a voice.'
              : 'No voice is like that.'}
          </p>
          <Button onClick={() => narrow(NO_FILTER)}>Show all voices</Button>
        </div>
      )}
      <ul className="-mx-2 mt-1">
        {voices.slice(0, shown).map((voice) => {
          const isChosen = voice.id === chosen.id
          const isFavourite = favourites.has(voice.id)
          return (
            <li key={voice.id} className="flex items-center gap-1">
              <PreviewButton voice={voice} preview={preview} off={off} />
              <button
                type="button"
                aria-current={isChosen ? 'true' : undefined}
                onClick={() => {
                  preview.stop()
                  onChoose(voice)
                }}
                className={cx(
                  'flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-1.5 text-left transition-colors move hover:bg-surface-2',
                  isChosen && 'bg-surface-2',
                )}
              >
                <span className="min-w-0 flex-1">
                  <span className="block font-medium">{voiceName(voice)}</span>
                  <span className="block truncate type-wall">{voice.languageLabel}</span>
                </span>
                {isChosen && <Check size={18} aria-label="Chosen" />}
              </button>
              <IconButton
                label={`${voice.label}: favourite`}
                aria-pressed={isFavourite}
                onClick={() => toggle(voice.id)}
                className={isFavourite ? 'text-ink!' : 'text-ink-3!'}
              >
                <Star size={18} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {voices.length > shown && (
        <Button className="mt-2 self-start" onClick={() => setShown(voices.length)}>
          Show the other {voices.length - shown}
        </Button>
      )}
    </Dialog>
  )
}
