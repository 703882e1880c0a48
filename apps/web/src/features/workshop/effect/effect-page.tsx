import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { EFFECT_CATEGORY_LABELS } from '@easel/catalogue/effects/effect'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import type { Video } from '@easel/contract/entities/video'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../lib/api.ts'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { notify } from '../../../lib/notices.ts'
import { useRefreshMe } from '../../../lib/session.ts'
import { countOf } from '../../../lib/text.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { focusField } from '../form/focus-field.ts'
import { hasWorks } from '../jobs/kinds.ts'
import { isOpen } from '../jobs/track-generation.ts'
import { sayCancelled, useCancel } from '../jobs/use-cancel.ts'
import { useJobs } from '../jobs/use-jobs.ts'
import { useSubmit } from '../jobs/use-submit.ts'
import { useHotkeys } from '../screen/use-hotkeys.ts'
import { useVideoActions } from '../video/use-video-actions.ts'
import { EffectForm } from './effect-form.tsx'
import { EffectStage } from './effect-stage.tsx'
import { Examples } from './examples.tsx'
import { acceptedGeneration, bodyOfRecipe, recipeOf } from './recipe.ts'
import { useEffectForm } from './use-effect-form.ts'
import { useEffectGenerate } from './use-effect-generate.ts'
import { useEffectPrice } from './use-effect-price.ts'
import { useIntakes } from './use-intakes.ts'

/** One video effect: what it makes, the photos that it takes, what is being made, what was made. */
export function EffectPage({ entry, examples: found }: { entry: EffectEntry; examples: readonly Video[] }) {
  const examples = useOverlaidList(found, isPublic)
  const form = useEffectForm(entry)
  const intakes = useIntakes(form)
  const price = useEffectPrice(form.draft, entry)
  const refreshMe = useRefreshMe()
  const submission = useSubmit<EffectGenerateBody, VideoGeneration>({
    send: (body, headers) =>
      api('POST /api/v1/video-actions/{id}/generate', { params: { id: entry.id }, json: body, headers }),
    accepted: (answer, body, now) => acceptedGeneration(answer, body, entry, now),
  })
  const actions = useVideoActions()
  const stage = useRef<HTMLDivElement>(null)
  const [shownId, setShownId] = useState<string | null>(null)
  const jobs = useJobs('video', onEnd)
  const cancel = useCancel((generation) => generation.kind === 'video' && jobs.put(generation))
  const mine = jobs.all.filter((generation) => recipeOf(generation, entry) !== null)
  const shown = mine.find(({ id, status }) => id === shownId && !isOpen(status)) ?? null
  const generate = useEffectGenerate({ form, intakes, price, submission, onAccepted: accept })
  useHotkeys(() => void generate.run(), [])

  function accept(generation: VideoGeneration): void {
    jobs.put(generation)
    setShownId(null)
    showStage()
  }
  function onEnd(generation: VideoGeneration): void {
    void refreshMe()
    if (recipeOf(generation, entry) === null) return
    if (generation.status === 'cancelled') return sayCancelled(generation)
    setShownId(generation.id)
    // Who reads on further down is not carried away.
    if (hasWorks(generation) && !isStageSeen())
      notify('Your video is ready.', { action: { label: 'Look', run: showStage } })
  }
  async function retry(generation: VideoGeneration): Promise<void> {
    const recipe = recipeOf(generation, entry)
    const answer = recipe && (await submission.send(bodyOfRecipe(recipe, entry)))
    if (answer && 'generation' in answer) accept(answer.generation)
  }
  function restore(generation: VideoGeneration): void {
    const recipe = recipeOf(generation, entry)
    if (!recipe) return
    const { aspect_ratio, resolution, duration, generate_audio, is_private, prompt } = recipe
    form.set({ aspect_ratio, quality: resolution, duration, generate_audio, is_private, text: prompt })
    another()
  }
  function another(): void {
    setShownId(null)
    focusField('input-0')
  }
  function isStageSeen(): boolean {
    const box = stage.current?.getBoundingClientRect()
    return box !== undefined && box.top > -box.height / 2 && box.top < window.innerHeight / 2
  }
  function showStage(): void {
    if (!isStageSeen()) stage.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className="wrap pt-8 max-md:pt-5 max-md:pb-28">
      <div className="grid grid-cols-[minmax(0,1fr)_400px] items-start gap-x-10 max-lg:grid-cols-[minmax(0,1fr)_340px] max-lg:gap-x-6 max-md:grid-cols-1">
        <div className="min-w-0">
          <Head entry={entry} />
          <div ref={stage} className="mt-6 scroll-mt-[calc(var(--bar)+16px)]">
            <EffectStage
              entry={entry}
              example={examples[0]}
              jobs={jobs}
              mine={mine}
              shown={shown}
              actions={actions}
              onShow={(generation) => setShownId(generation?.id ?? null)}
              onAnother={another}
              onCancel={cancel}
              onRetry={(generation) => void retry(generation)}
              onRestore={restore}
            />
          </div>
        </div>
        <div className="flex max-md:mt-8 md:sticky md:top-[calc(var(--bar)+16px)] md:max-h-[calc(100dvh-var(--bar)-32px)] md:overflow-hidden md:rounded-panel md:border md:border-line">
          <EffectForm
            form={form}
            intakes={intakes}
            price={price}
            generate={generate}
            submission={submission}
            open={jobs.open.length}
            lastSeed={mine.find(({ items }) => items.length > 0)?.items[0]?.seed ?? null}
          />
        </div>
      </div>
      <Examples entry={entry} videos={examples} />
      <ConfirmDialog
        open={actions.asked !== null}
        title="Delete video"
        description="This will permanently delete the video and all its data."
        confirm="Delete video"
        pending={actions.isDeleting}
        onConfirm={() => void actions.confirmDelete().then((isGone) => isGone && setShownId(null))}
        onCancel={actions.cancelDelete}
      />
    </div>
  )
}

/** One's own film leaves the examples as soon as it is made private. */
function isPublic({ is_private }: Video): boolean {
  return !is_private
}

function Head({ entry }: { entry: EffectEntry }) {
  return (
    <header>
      <p className="type-desc">
        <Link to="/video-actions" className="hit underline-offset-4 hover:text-ink hover:underline">
          Video effects
        </Link>
        {' / '}
        <Link
          to={`/video-actions?category=${entry.category}`}
          className="hit underline-offset-4 hover:text-ink hover:underline"
        >
          {EFFECT_CATEGORY_LABELS[entry.category]}
        </Link>
      </p>
      <h1 className="mt-2 type-display">{entry.displayName}</h1>
      <p className="mt-3 max-w-[60ch] type-prompt">{entry.description}</p>
      <p className="num mt-3 type-wall">
        {[
          entry.isFeatured && 'Featured',
          countOf(entry.inputs.length, 'photo'),
          countOf(entry.steps.length, 'step'),
          entry.hasSound ? 'with sound' : 'without sound',
          countOf(entry.cost, 'credit'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </header>
  )
}
