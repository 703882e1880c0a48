import { type Easel, newDataFolder, startEasel } from '@easel/e2e/easel'
import { follow } from '@easel/e2e/events'
import { type Member, signUp } from '@easel/e2e/people'

/**
 * Ten makers ask for pictures at once: what does a visitor of the gallery notice? Prints the median of the gallery's answers without
 * and with the painting, and their ratio. The goal: a median under 50 ms meanwhile.
 */
const MAKERS = 10
const VISITS = 200
const body = { model: 'easel-painter', mode: 't2i', prompt: 'mountains at dawn', width: 1024, height: 1024 } as const

async function visit(easel: Easel): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < VISITS; index++) {
    const started = performance.now()
    const answer = await fetch(`${easel.url}/api/v1/images/random?limit=15`)
    await answer.arrayBuffer()
    times.push(performance.now() - started)
  }
  return times.toSorted((a, b) => a - b)
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN
const line = (name: string, sorted: readonly number[]) =>
  process.stdout.write(
    `${name}: median ${quantile(sorted, 0.5).toFixed(1)} ms, 95 % ${quantile(sorted, 0.95).toFixed(1)} ms\n`,
  )

const data = newDataFolder()
const easel = await startEasel(data.folder)
try {
  const makers: Member[] = []
  for (let index = 0; index < MAKERS; index++) makers.push(await signUp(easel.url, `Maker ${index}`))
  const [first] = makers
  if (!first) throw new Error('There is no maker.')
  const seeded = await first.api('POST /api/v1/images/generate', {
    json: { ...body, num_outputs: 4, width: 512, height: 512 },
  })
  await follow(easel.url, first, seeded.generation_id, 'image')

  const quiet = await visit(easel)
  const jobs = await Promise.all(makers.map((maker) => maker.api('POST /api/v1/images/generate', { json: body })))
  const busy = await visit(easel)
  const last = jobs.at(-1)
  const state =
    last && (await makers.at(-1)?.api('GET /api/v1/generations/{id}', { params: { id: last.generation_id } }))
  line('gallery alone', quiet)
  line(`gallery while ${MAKERS} pictures are asked for`, busy)
  process.stdout.write(
    `ratio of the medians: ${(quantile(busy, 0.5) / quantile(quiet, 0.5)).toFixed(2)}; the last picture is ${state?.status}\n`,
  )
} finally {
  await easel.stop()
  data.remove()
}
