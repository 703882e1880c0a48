import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Generation } from '@easel/contract/entities/generation'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { PanelRightOpen } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { api } from '../../lib/api.ts'
import { messageOf } from '../../lib/errors.ts'
import { notify } from '../../lib/notices.ts'
import { useRefreshMe } from '../../lib/session.ts'
import { oneOf, useStoredSetting } from '../../lib/stored-setting.ts'
import { countOf } from '../../lib/text.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Form, FORM_ID } from './form.tsx'
import { HistoryRail } from './history-rail.tsx'
import { ItemDialogs } from './item-dialogs.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import type { PhoneView } from './phone-tabs.tsx'
import { bodyOfRecipe } from './recipe.ts'
import { Stage } from './stage.tsx'
import { createFill } from './use-fill.ts'
import { useDeepLink, useFollowLink } from './use-deep-link.ts'
import { modelOf, useForm } from './use-form.ts'
import { focusField, useGenerate } from './use-generate.ts'
import { isDialogOpen, useHotkeys } from './use-hotkeys.ts'
import { useIsTyping } from './use-is-typing.ts'
import { useItemActions } from './use-item-actions.ts'
import { useJobs } from './use-jobs.ts'
import { usePrice } from './use-price.ts'
import { useSource } from './use-source.ts'
import { useSubmit } from './use-submit.ts'
import { workshopHotkeys } from './workshop-hotkeys.ts'

const ResultDialog = lazy(() => import('./result-dialog.tsx').then((module) => ({ default: module.ResultDialog })))
const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

const MINUTE_MS = 60_000

/** The image workshop: form, stage, history; on a phone one of them at a time. */
export function Workshop({ models }: { models: readonly ModelEntry[] }) {
  const link = useDeepLink()
  const form = useForm(models, link)
  const intake = useSource((source) => form.set({ source }))
  const price = usePrice(form.draft, form.model)
  const submission = useSubmit()
  const refreshMe = useRefreshMe()
  const actions = useItemActions()
  const isTyping = useIsTyping()
  const now = useMinutes()
  const [view, setView] = useState<PhoneView>('generate')
  const [unseen, setUnseen] = useState(0)
  const [shown, setShown] = useState<{ generationId: string; itemId: string | null } | null>(null)
  const [isResultOpen, setResultOpen] = useState(false)
  const [help, setHelp] = useState<'never' | 'open' | 'closed'>('never')
  const [rail, setRail] = useStoredSetting<'open' | 'closed'>(
    STORAGE_KEY.workshopHistory,
    'open',
    oneOf(['open', 'closed']),
  )

  const look = (generationId: string, itemId: string | null) => {
    setShown({ generationId, itemId })
    setResultOpen(true)
    setUnseen(0)
  }
  const jobs = useJobs((generation) => {
    void refreshMe()
    if (generation.status === 'cancelled') sayCancelled(generation)
    if (generation.status !== 'completed' || generation.images.length === 0) return
    setView((before) => (before === 'queue' ? 'results' : before))
    // W2, without taking the page away from someone who writes or chooses.
    if (isTyping() || isDialogOpen()) {
      setUnseen((before) => before + 1)
      notify('Your picture is ready.', { action: { label: 'Look', run: () => look(generation.id, null) } })
    } else look(generation.id, null)
  })
  const changeView = (next: PhoneView) => {
    setView(next)
    if (next === 'results') setUnseen(0)
    window.scrollTo(0, 0)
  }
  const accept = (generation: Generation) => {
    jobs.put(generation)
    changeView('queue')
  }
  const generate = useGenerate({ form, intake, price, submission, onAccepted: accept })
  const fill = createFill(form, () => {
    setResultOpen(false)
    changeView('generate')
    document.getElementById(FORM_ID)?.scrollTo({ top: 0 })
  })
  useFollowLink(link, fill, form.draft)

  async function cancel(generation: Generation): Promise<void> {
    try {
      const ended = await api('DELETE /api/v1/generations/{id}', { params: { id: generation.id } })
      jobs.put(ended)
      // One that runs is asked to stop; its end is told when it comes.
      if (ended.status === 'cancelled') sayCancelled(ended)
    } catch (error) {
      notify(messageOf(error), { tone: 'danger' })
      throw error
    }
    void refreshMe()
  }
  async function retry(generation: Generation): Promise<void> {
    const answer = await submission.send(bodyOfRecipe(generation.recipe), modelOf(models, generation.model))
    if (answer && 'generation' in answer) accept(answer.generation)
    else changeView('generate')
  }

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
      <h1 className="sr-only">Image workshop</h1>
      <PhoneTabs view={view} counts={{ generate: 0, queue: jobs.open.length, results: unseen }} onChange={changeView} />
      <div
        className={cx(
          'md:grid md:h-[calc(100dvh-var(--bar))] md:grid-cols-[360px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[360px_minmax(0,1fr)_auto] lg:grid-rows-1 xl:grid-cols-[400px_minmax(0,1fr)_auto]',
        )}
      >
        <div
          // The bar with Generate is in sight: notices keep above it on a phone.
          data-foot={view === 'generate' ? '' : undefined}
          className={cx(
            'min-h-0 border-line md:row-span-2 md:border-r lg:row-span-1',
            view !== 'generate' && 'max-md:hidden',
          )}
        >
          <Form
            form={form}
            intake={intake}
            price={price}
            generate={generate}
            submission={submission}
            open={jobs.open.length}
            lastSeed={lastItem?.seed ?? null}
          />
        </div>
        <Stage
          jobs={jobs}
          models={models}
          now={now}
          view={view}
          fill={fill}
          actions={actions}
          onCancel={cancel}
          onRetry={(generation) => void retry(generation)}
          onOpen={(generation, item) => look(generation.id, item.id)}
          onExample={(prompt) => {
            form.set({ prompt })
            changeView('generate')
            focusField('prompt')
          }}
        />
        {rail === 'open' ? (
          <HistoryRail
            jobs={jobs}
            now={now}
            shownItem={isResultOpen ? (shown?.itemId ?? null) : null}
            onOpen={(generation, item) => look(generation.id, item.id)}
            onHide={() => setRail('closed')}
          />
        ) : (
          <div className="border-line p-2 max-lg:hidden lg:border-l">
            <IconButton label="Show history" onClick={() => setRail('open')}>
              <PanelRightOpen size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
      <ItemDialogs actions={actions} />
      <Suspense>
        {shown && shownGeneration && (
          <ResultDialog
            generation={shownGeneration}
            itemId={shown.itemId}
            open={isResultOpen}
            fill={fill}
            actions={actions}
            onItem={(itemId) => setShown({ generationId: shownGeneration.id, itemId })}
            onClose={() => setResultOpen(false)}
          />
        )}
        {help !== 'never' && (
          <ShortcutsDialog open={help === 'open'} onClose={() => setHelp('closed')} hotkeys={hotkeys} />
        )}
      </Suspense>
    </>
  )
}

function sayCancelled({ refunded }: Generation): void {
  notify(`Cancelled. ${countOf(refunded, 'credit')} ${refunded === 1 ? 'is' : 'are'} back.`)
}

/** The time, fresh enough for 'minutes ago'. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
