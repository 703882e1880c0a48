import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { parameterNamed } from '@easel/catalogue/parameters'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import { lazy, Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { Picture } from '../../../ui/picture.tsx'
import { focusField } from '../form/focus-field.ts'
import { showFormTop } from '../form/form-frame.tsx'
import { useFollowLink } from '../form/use-follow-link.ts'
import { modelOf, useForm } from '../form/use-form.ts'
import { useGenerate } from '../form/use-generate.ts'
import type { Missing } from '../form/use-generate.ts'
import { useSource } from '../form/use-source.ts'
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
import { IMAGE_DRAFTS } from './draft-kind.ts'
import { EmptyStage } from './empty-stage.tsx'
import { Form, IMAGE_PATH } from './form.tsx'
import { ItemDialogs } from './item-dialogs.tsx'
import { ImageJob } from './job.tsx'
import { acceptedGeneration, bodyOfRecipe } from './recipe.ts'
import { ResultBlock } from './result-block.tsx'
import { followLink, useDeepLink } from './use-deep-link.ts'
import { createFill } from './use-fill.ts'
import { useImagePrice } from './use-image-price.ts'
import { useItemActions } from './use-item-actions.ts'
import { workshopHotkeys } from './workshop-hotkeys.ts'

const ResultDialog = lazy(() => import('./result-dialog.tsx').then((module) => ({ default: module.ResultDialog })))
const ShortcutsDialog = lazy(() =>
  import('../screen/shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

/** The image workshop. */
export function Workshop({ models }: { models: readonly ModelEntry[] }) {
  const link = useDeepLink()
  const form = useForm(IMAGE_DRAFTS, models, link)
  const { draft, model, parameters } = form
  const intake = useSource((source) => form.set({ source }))
  const price = useImagePrice(draft, model)
  const submission = useSubmit<ImageGenerateBody, ImageGeneration>({
    send: (body, headers) => api('POST /api/v1/images/generate', { json: body, headers }),
    accepted: (answer, body, now) => acceptedGeneration(answer, body, modelOf(models, body.model), now),
  })
  const actions = useItemActions()
  const now = useMinutes()
  const results = useResults()
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')
  const jobs = useJobs('image', results.onEnd)
  const cancel = useCancel((generation) => generation.kind === 'image' && jobs.put(generation))
  const accept = (generation: ImageGeneration) => {
    jobs.put(generation)
    results.changeView('queue')
  }
  const generate = useGenerate({
    form,
    price,
    submission,
    toBody,
    check: checkImageRequest,
    whatIsMissing,
    path: IMAGE_PATH,
    reason: `make images with ${model.name}`,
    onAccepted: accept,
  })
  const fill = createFill(form, () => {
    results.close()
    results.changeView('generate')
    showFormTop()
  })
  useFollowLink(link, LINK_NAMES, draft, (asked) => followLink(asked, fill))

  function whatIsMissing(): Missing | null {
    if (intake.sending?.state === 'sending')
      return { text: 'The picture is still on its way. One moment.', field: 'source' }
    if (parameterNamed(parameters, 'source')?.required && !draft.source)
      return { text: 'Choose a picture to start from.', field: 'source' }
    if (parameterNamed(parameters, 'prompt')?.required && draft.prompt.trim() === '')
      return { text: 'Describe the picture first.', field: 'prompt' }
    return null
  }
  async function retry(generation: ImageGeneration): Promise<void> {
    const answer = await submission.send(bodyOfRecipe(generation.recipe))
    if (answer && 'generation' in answer) accept(answer.generation)
    else results.changeView('generate')
  }

  const { shown, look } = results
  const shownGeneration = jobs.all.find((each) => each.id === shown?.generationId)
  const lastDone = jobs.all.find((each) => each.items.length > 0)
  const lastItem = lastDone?.items[0]
  const hotkeys = workshopHotkeys({
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
        title="Image workshop"
        railTitle="History"
        view={results.view}
        counts={{ queue: jobs.open.length, results: results.unseen }}
        onView={results.changeView}
        form={
          <Form
            form={form}
            intake={intake}
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
            empty={
              <EmptyStage
                onExample={(prompt) => {
                  form.set({ prompt })
                  results.changeView('generate')
                  focusField('prompt')
                }}
              />
            }
            renderJob={(generation) => (
              <ImageJob
                key={generation.id}
                generation={generation}
                jobs={jobs}
                model={models.find((each) => each.id === generation.model)}
                onCancel={() => cancel(generation)}
              />
            )}
            renderResult={(generation, isFirst) => (
              <ResultBlock
                key={generation.id}
                generation={generation}
                now={now}
                isFirst={isFirst}
                fill={fill}
                actions={actions}
                onOpen={(item) => look(generation.id, item.id)}
              />
            )}
            onCancel={cancel}
            onRetry={(generation) => void retry(generation)}
            onRestore={fill.restore}
          />
        }
        renderRail={(hide) => (
          <HistoryRail
            jobs={jobs}
            title="History"
            now={now}
            shownItem={results.isOpen ? (shown?.itemId ?? null) : null}
            renderTile={(item) => <Picture item={item} alt="" sizes="94px" className="absolute inset-0" />}
            onOpen={(generation, item) => look(generation.id, item.id)}
            onHide={hide}
          />
        )}
      />
      <ItemDialogs actions={actions} />
      <Suspense>
        {shown && shownGeneration && (
          <ResultDialog
            generation={shownGeneration}
            itemId={shown.itemId}
            open={results.isOpen}
            fill={fill}
            actions={actions}
            onItem={(itemId) => look(shownGeneration.id, itemId)}
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
