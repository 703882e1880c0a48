import { checkVideoRequest } from '@easel/catalogue/check-video-request'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { VideoGenerateBody } from '@easel/contract/entities/requests'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { focusField } from '../form/focus-field.ts'
import { showFormTop } from '../form/form-frame.tsx'
import { useFollowLink } from '../form/use-follow-link.ts'
import { modelOf, useForm } from '../form/use-form.ts'
import { useGenerate } from '../form/use-generate.ts'
import { HistoryRail } from '../jobs/history-rail.tsx'
import { Stage } from '../jobs/stage.tsx'
import { useCancel } from '../jobs/use-cancel.ts'
import { useJobs } from '../jobs/use-jobs.ts'
import { useMinutes } from '../jobs/use-minutes.ts'
import { useSubmit } from '../jobs/use-submit.ts'
import { useHotkeys } from '../screen/use-hotkeys.ts'
import { useResults } from '../screen/use-results.ts'
import { WorkshopFrame } from '../screen/workshop-frame.tsx'
import { LINK_NAMES } from './deep-link.ts'
import { toBody } from './draft.ts'
import { VIDEO_DRAFTS } from './draft-kind.ts'
import { effectPath } from '../../../lib/video-words.ts'
import { EmptyStage } from './empty-stage.tsx'
import { createFill } from './fill.ts'
import { followLink, useVideoLink } from './follow-link.ts'
import { Form, VIDEO_PATH } from './form.tsx'
import { HistoryTile } from './history-tile.tsx'
import { acceptedGeneration, bodyOfRecipe, videoRecipeOf } from './recipe.ts'
import { useIntakes } from './use-intakes.ts'
import { useReveal } from './use-reveal.ts'
import { useVideoActions } from './use-video-actions.ts'
import { useVideoPrice } from './use-video-price.ts'
import { versionsOf } from './versions.ts'
import type { Version } from './versions.ts'
import { VideoBlock } from './video-block.tsx'
import { videoHotkeys } from './video-hotkeys.ts'
import { VideoJob } from './video-job.tsx'
import { whatIsMissing } from './what-is-missing.ts'

const VideoDialog = lazy(() => import('./video-dialog.tsx').then((module) => ({ default: module.VideoDialog })))
const ShortcutsDialog = lazy(() =>
  import('../screen/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

/** The video workshop. */
export function Workshop({ models }: { models: readonly ModelEntry[] }) {
  const link = useVideoLink()
  const navigate = useNavigate()
  const form = useForm(VIDEO_DRAFTS, models, link)
  const { draft, model, parameters } = form
  const intakes = useIntakes(form)
  const price = useVideoPrice(draft, model)
  const submission = useSubmit<VideoGenerateBody, VideoGeneration>({
    send: (body, headers) => api('POST /api/v1/videos/generate', { json: body, headers }),
    accepted: (answer, body, now) => acceptedGeneration(answer, body, modelOf(models, body.model), now),
  })
  const actions = useVideoActions()
  const now = useMinutes()
  const results = useResults()
  const [revealed, reveal] = useReveal()
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')
  const jobs = useJobs('video', results.onEnd)
  const cancel = useCancel((generation) => generation.kind === 'video' && jobs.put(generation))
  const accept = (generation: VideoGeneration) => {
    jobs.put(generation)
    // The version is ordered: the next video is one of its own again.
    if (draft.edit) {
      form.set({ edit: null })
      form.dismissNote()
    }
    results.changeView('queue')
  }
  const generate = useGenerate({
    form,
    price,
    submission,
    toBody,
    check: checkVideoRequest,
    whatIsMissing: () => whatIsMissing(draft, parameters, intakes),
    path: VIDEO_PATH,
    reason: `make videos with ${model.name}`,
    onAccepted: accept,
  })
  const fill = createFill(form, () => {
    results.close()
    results.changeView('generate')
    showFormTop()
  })
  useFollowLink(link, LINK_NAMES, draft, (asked) => followLink(asked, fill))

  /** Effects are made on pages of their own. */
  async function restore(generation: VideoGeneration): Promise<void> {
    const { recipe } = generation
    await (recipe.mode === 'effect' ? navigate(effectPath(recipe.effect)) : fill.restore(generation))
  }
  async function retry(generation: VideoGeneration): Promise<void> {
    const recipe = videoRecipeOf(generation)
    if (recipe === null) return restore(generation)
    const answer = await submission.send(bodyOfRecipe(recipe))
    if (answer && 'generation' in answer) accept(answer.generation)
    else results.changeView('generate')
  }
  function showVersion({ generation }: Version): void {
    results.close()
    results.changeView('results')
    reveal(generation.id)
  }

  const { shown, look } = results
  const shownGeneration = jobs.all.find((each) => each.id === shown?.generationId)
  const shownItem = shownGeneration?.items[0]
  const lastDone = jobs.all.find((each) => each.items.length > 0)
  const lastItem = lastDone?.items[0]
  const hotkeys = videoHotkeys({
    form,
    fill,
    last: lastDone && lastItem ? { generation: lastDone, item: lastItem } : null,
    running: jobs.open.at(-1) ?? null,
    cancel: (generation) => void cancel(generation).catch(() => undefined),
    help: () => setHelp('open'),
  })
  useHotkeys(() => void generate.run(), hotkeys)

  return (
    <>
      <WorkshopFrame
        title="Video workshop"
        railTitle="My videos"
        view={results.view}
        counts={{ queue: jobs.open.length, results: results.unseen }}
        onView={results.changeView}
        form={
          <Form
            form={form}
            intakes={intakes}
            price={price}
            generate={generate}
            submission={submission}
            open={jobs.open.length}
            lastSeed={lastItem?.seed ?? null}
          />
        }
        stage={
          <Stage
            jobs={jobs}
            now={now}
            view={results.view}
            revealed={revealed}
            empty={
              <EmptyStage
                onExample={(prompt) => {
                  form.chooseMode('t2v')
                  form.set({ prompt })
                  results.changeView('generate')
                  focusField('prompt')
                }}
              />
            }
            renderJob={(generation) => (
              <VideoJob
                key={generation.id}
                generation={generation}
                jobs={jobs}
                model={models.find((each) => each.id === generation.model)}
                onCancel={() => cancel(generation)}
              />
            )}
            renderResult={(generation, isFirst) => (
              <VideoBlock
                key={generation.id}
                generation={generation}
                now={now}
                isFirst={isFirst}
                isRevealed={revealed === generation.id}
                fill={fill}
                actions={actions}
                versions={(item) => versionsOf(item, jobs.all)}
                onReveal={showVersion}
                onOpen={(item) => look(generation.id, item.id)}
              />
            )}
            onCancel={cancel}
            onRetry={(generation) => void retry(generation)}
            onRestore={(generation) => void restore(generation)}
          />
        }
        renderRail={(hide) => (
          <HistoryRail
            jobs={jobs}
            title="My videos"
            now={now}
            shownItem={results.isOpen ? (shown?.itemId ?? shownItem?.id ?? null) : null}
            renderTile={(item) => <HistoryTile item={item} />}
            onOpen={(generation, item) => look(generation.id, item.id)}
            onHide={hide}
          />
        )}
      />
      <ConfirmDialog
        open={actions.asked !== null}
        title="Delete video"
        description="This will permanently delete the video and all its data."
        confirm="Delete video"
        pending={actions.isDeleting}
        onConfirm={() => void actions.confirmDelete().then((isGone) => isGone && results.close())}
        onCancel={actions.cancelDelete}
      />
      <Suspense>
        {shownGeneration && shownItem && (
          <VideoDialog
            generation={shownGeneration}
            versions={versionsOf(shownItem, jobs.all)}
            open={results.isOpen}
            fill={fill}
            actions={actions}
            onReveal={showVersion}
            onClose={results.close}
          />
        )}
        {help !== 'never' && (
          <ShortcutsDialog open={help === 'open'} onClose={() => setHelp('closed')} hotkeys={hotkeys} />
        )}
      </Suspense>
    </>
  )
}
