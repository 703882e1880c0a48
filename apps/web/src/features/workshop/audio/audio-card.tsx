import type { Audio } from '@easel/contract/entities/audio'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AudioGeneration } from '@easel/contract/entities/generation'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { timeAgo } from '../jobs/history-groups.ts'
import { wordsOf } from '../jobs/kinds.ts'
import { WordsRead } from '../screen/words-read.tsx'
import { AudioActionRow } from './audio-action-row.tsx'
import { factsOf } from './facts.ts'
import { PlayerPanel } from './player/player.tsx'
import type { AudioActions } from './use-audio-actions.ts'
import type { Fill } from './use-fill.ts'

/** Where a finished order stands on the page. */
export function cardId(generationId: string): string {
  return `piece-${generationId}`
}

/** A finished order: its piece to listen to, how it was made, and what can be done with it. */
export function AudioCard(props: {
  generation: AudioGeneration
  model: ModelEntry | undefined
  /** Milliseconds since 1970. */
  now: number
  /** Its captions are open from the beginning. */
  isFirst: boolean
  fill: Fill
  actions: AudioActions
}) {
  const { generation, model, now, isFirst, fill, actions } = props
  const [audio] = useOverlaidList<Audio>(generation.items)
  if (!audio) return null
  const words = wordsOf(generation)
  const cost = countOf(generation.cost - generation.refunded, 'credit')
  return (
    <section
      id={cardId(generation.id)}
      tabIndex={-1}
      aria-label={`Finished: ${shorten(words, 60)}`}
      className="scroll-mt-4 outline-offset-8"
    >
      <h2 lang={audio.language ?? undefined} dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {words}
      </h2>
      <p className="num mt-0.5 type-desc">{factsOf(audio, model)}</p>
      <p className="num mb-3 type-wall">
        {`${timeAgo(generation.ended_at ?? generation.created_at, now)}, ${cost}, ${generation.model_label}`}
      </p>
      <PlayerPanel audio={audio} showsCaptions={isFirst} />
      <AudioActionRow audio={audio} generation={generation} fill={fill} actions={actions} />
      <WordsRead item={audio} />
    </section>
  )
}
