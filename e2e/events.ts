import type { Generation, GenerationEvent } from '@easel/contract/entities/generation'
import type { Member } from './people.ts'

/** Follows a generation's server-sent events to their end. */
export async function follow<Kind extends Generation['kind']>(
  url: string,
  member: Member,
  id: string,
  kind: Kind,
): Promise<{ progress: GenerationEvent[]; done: Extract<Generation, { kind: Kind }> }> {
  const answer = await fetch(`${url}/api/v1/generations/${id}/events`, {
    headers: { authorization: `Bearer ${member.token}` },
  })
  if (!answer.ok) throw new Error(`The events answered ${answer.status}.`)
  const progress: GenerationEvent[] = []
  for (const block of (await answer.text()).split('\n\n')) {
    const name = /^event: (.*)$/m.exec(block)?.[1]
    const data = /^data: (.*)$/m.exec(block)?.[1]
    if (!data) continue
    if (name === 'done') {
      const done = JSON.parse(data) as Extract<Generation, { kind: Kind }>
      if (done.kind !== kind) throw new Error(`The job makes ${done.kind}, not ${kind}.`)
      return { progress, done }
    }
    progress.push(JSON.parse(data) as GenerationEvent)
  }
  throw new Error('The events ended without a result.')
}
