import { expect, test, vi } from 'vitest'
import { createWishes } from './wishes.ts'

/** A server that answers when told to. */
function held() {
  const calls: { value: boolean; answer: (result: string) => void; fail: (error: Error) => void }[] = []
  const send = vi.fn(
    (_id: string, value: boolean) => new Promise<string>((answer, fail) => calls.push({ value, answer, fail })),
  )
  return { calls, send }
}

test('A1: fast presses end on the last wish, one request at a time', async () => {
  const { calls, send } = held()
  const wishes = createWishes(send)
  const first = wishes.want('a', true)
  void wishes.want('a', false)
  const last = wishes.want('a', true)
  void wishes.want('a', false)
  expect(send).toHaveBeenCalledTimes(1)
  calls[0]?.answer('liked')
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2))
  expect(calls[1]?.value).toBe(false)
  calls[1]?.answer('unliked')
  expect(await first).toBe('unliked')
  expect(await last).toBe('unliked')
  expect(wishes.pending('a')).toBeUndefined()
})

test('A1: a wish that came back to where it was asks only once', async () => {
  const { calls, send } = held()
  const wishes = createWishes(send)
  const outcome = wishes.want('a', true)
  void wishes.want('a', false)
  void wishes.want('a', true)
  calls[0]?.answer('liked')
  expect(await outcome).toBe('liked')
  expect(send).toHaveBeenCalledTimes(1)
})

test('A1: a refusal is passed on and leaves nothing behind', async () => {
  const { calls, send } = held()
  const wishes = createWishes(send)
  const outcome = wishes.want('a', true)
  calls[0]?.fail(new Error('no'))
  await expect(outcome).rejects.toThrow('no')
  expect(wishes.pending('a')).toBeUndefined()
  void wishes.want('a', true)
  expect(send).toHaveBeenCalledTimes(2)
})

test('A1: items do not wait for each other', () => {
  const { send } = held()
  const wishes = createWishes(send)
  void wishes.want('a', true)
  void wishes.want('b', true)
  expect(send).toHaveBeenCalledTimes(2)
})
