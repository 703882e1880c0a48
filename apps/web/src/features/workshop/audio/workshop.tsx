import { checkAudioRequest } from '@easel/catalogue/check-audio-request'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AudioGeneration } from '@easel/contract/entities/generation'
import type { AudioGenerateBody } from '@easel/contract/entities/requests'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../lib/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showFormTop } from '../form/form-frame.tsx'
import { parseFormLink } from '../form/link.ts'
import type { LinkNames } from '../form/link.ts'
import { useFollowLink } from '../form/use-follow-link.ts'
import { modelOf, useForm } from '../form/use-form.ts'
import { useGenerate } from '../form/use-generate.ts'
import type { Missing } from '../form/use-generate.ts'
import { HistoryRail } from '../jobs/history-rail.tsx'
import { Stage } from '../jobs/stage.tsx'
import { useCancel } from '../jobs/use-cancel.ts'
import { useJobs } from '../jobs/use-jobs.ts'
import { useMinutes } from '../jobs/use-minutes.ts'
import { useSubmit } from '../jobs/use-submit.ts'
import { useHotkeys } from '../screen/use-hotkeys.ts'
import { useResults } from '../screen/use-results.ts'
import { WorkshopFrame } from '../screen/workshop-frame.tsx'
import { AudioCard } from './audio-card.tsx'
import { AUDIO_MODES, toBody } from './draft.ts'
import { AUDIO_DRAFTS } from './draft-kind.ts'
import { EmptyStage } from './empty-stage.tsx'
import { AUDIO_PATH, Form } from './form.tsx'
import { HistoryTile } from './history-tile.tsx'
import { AudioJob } from './job.tsx'
import { acceptedGeneration, bodyOfRecipe } from './recipe.ts'
import { useAudioActions } from './use-audio-actions.ts'
import { useAudioPrice } from './use-audio-price.ts'
import { createFill } from './use-fill.ts'
import { useKeptJobs } from './use-kept-jobs.ts'
import { useReveal } from './use-reveal.ts'
import { workshopHotkeys } from './workshop-hotkeys.ts'

const PieceDialog = lazy(() => import('./piece-dialog.tsx').then((module) => ({ default: module.PieceDialog })))
const ShortcutsDialog = lazy(() =>
  import('../screen/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

const LINK_NAMES: LinkNames = { once: ['prompt', 'seed'], all: ['tab', 'model', 'prompt', 'seed'] }
// Everything that a link asks for is in the form already.
const nothingElse = async () => undefined

/** The audio workshop. */
export function Workshop({ models }: { models: readonly ModelEntry[] }) {
  const [query] = useSearchParams()
  const link = useMemo(() => parseFormLink(query, AUDIO_MODES), [query])
  const form = useForm(AUDIO_DRAFTS, models, link)
  const { draft, model } = form
  useFollowLink(link, LINK_NAMES, draft, nothingElse)
  const price = useAudioPrice(draft, model)
  const submission = useSubmit<AudioGenerateBody, AudioGeneration>({
    send: (body, headers) => api('POST /api/v1/audios/generate', { json: body, headers }),
    accepted: (answer, body, now) => acceptedGeneration(answer, body, modelOf(models, body.model), now),
  })
  const actions = useAudioActions()
  const now = useMinutes()
  const results = useResults()
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')
  const jobs = useKeptJobs(useJobs('audio', results.onEnd))
  const cancel = useCancel((generation) => generation.kind === 'audio' && jobs.put(generation))
  const accept = (generation: AudioGeneration) => {
    jobs.put(generation)
    results.changeView('queue')
  }
  const generate = useGenerate({
    form,
    price,
    submission,
    toBody,
    check: checkAudioRequest,
    whatIsMissing,
    path: AUDIO_PATH,
    reason: draft.mode === 'speech' ? `let ${model.name} speak` : `make music with ${model.name}`,
    onAccepted: accept,
  })
  const fill = createFill(form, () => {
    results.close()
    results.changeView('generate')
    showFormTop()
  })

  function whatIsMissing(): Missing | null {
    if (draft.prompt.trim() !== '') return null
    const text = draft.mode === 'speech' ? 'Write what should be read first.' : 'Describe the music first.'
    return { text, field: 'prompt' }
  }
  async function retry(generation: AudioGeneration): Promise<void> {
    const answer = await submission.send(bodyOfRecipe(generation.recipe))
    if (answer && 'generation' in answer) accept(answer.generation)
    else results.changeView('generate')
  }
  const cardOf = (generation: AudioGeneration, isFirst: boolean) => (
    <AudioCard
      key={generation.id}
      generation={generation}
      model={models.find((each) => each.id === generation.model)}
      now={now}
      isFirst={isFirst}
      fill={fill}
      actions={actions}
    />
  )

  const { shown, look } = results
  const elsewhere = useReveal(results)
  const shownGeneration = elsewhere === null ? undefined : jobs.all.find((each) => each.id === elsewhere)
  const last = jobs.all.find((each) => each.items.length > 0) ?? null
  const lastSeed = jobs.all.find((each) => each.items[0]?.mode === 'music')?.items[0]?.seed ?? null
  const hotkeys = workshopHotkeys({
    form,
    fill,
    last,
    lastSeed,
    running: jobs.open.at(-1) ?? null,
    cancel: (generation) => void cancel(generation).catch(() => undefined),
    help: () => setHelp('open'),
  })
  useHotkeys(() => void generate.run(), hotkeys)

  return (
    <>
      <WorkshopFrame
        title="Audio workshop"
        railTitle="My audio"
        view={results.view}
        counts={{ queue: jobs.open.length, results: results.unseen }}
        onView={results.changeView}
        form={
          <Form
            form={form}
            price={price}
            generate={generate}
            submission={submission}
            open={jobs.open.length}
            lastSeed={lastSeed}
            hasWorks={jobs.open.length > 0 || last !== null}
          />
        }
        stage={
          <Stage
            jobs={jobs}
            now={now}
            view={results.view}
            empty={<EmptyStage form={form} onChosen={() => results.changeView('generate')} />}
            renderJob={(generation) => (
              <AudioJob
                key={generation.id}
                generation={generation}
                jobs={jobs}
                model={models.find((each) => each.id === generation.model)}
                onCancel={() => cancel(generation)}
              />
            )}
            renderResult={cardOf}
            onCancel={cancel}
            onRetry={(generation) => void retry(generation)}
            onRestore={fill.restore}
          />
        }
        renderRail={(hide) => (
          <HistoryRail
            jobs={jobs}
            title="My audio"
            now={now}
            shownItem={results.isOpen ? (shown?.itemId ?? null) : null}
            renderTile={(audio) => <HistoryTile audio={audio} />}
            onOpen={(generation, audio) => look(generation.id, audio.id)}
            onHide={hide}
          />
        )}
      />
      <ConfirmDialog
        open={actions.asked !== null}
        title="Delete audio"
        description="Are you sure you want to delete this audio? This action cannot be undone."
        confirm="Delete audio"
        pending={actions.isDeleting}
        onConfirm={() => void actions.confirmDelete()}
        onCancel={actions.cancelDelete}
      />
      <Suspense>
        {shownGeneration && (
          <PieceDialog open onClose={results.close}>
            {cardOf(shownGeneration, true)}
          </PieceDialog>
        )}
        {help !== 'never' && (
          <ShortcutsDialog open={help === 'open'} onClose={() => setHelp('closed')} hotkeys={hotkeys} />
        )}
      </Suspense>
    </>
  )
}
