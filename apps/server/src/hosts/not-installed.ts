import type { NotInstalled } from '@easel/catalogue/status'
import type { Context } from '../context.ts'

/** Built-in models that cannot run here, because the optional package that they need is missing. */
export function notInstalled({ speech }: Pick<Context, 'speech'>): NotInstalled {
  const reason = speech.reason()
  return new Map(
    reason === undefined ? [] : [['easel-voice', reason.replace('Speech is not installed', 'Not installed')]],
  )
}
