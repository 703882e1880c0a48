import type { ImageCapabilities } from '@easel/contract/entities/catalogue'
import type { ImageGenerateBody } from '@easel/contract/entities/requests'
import type { Checker } from './checker.ts'
import { oneOf } from './words.ts'

type Adapters = NonNullable<ImageGenerateBody['loras']>

/** W1: at most so many adapters, from the sources that the model takes, each at a scale within its range. */
export function checkAdapters(check: Checker, takes: ImageCapabilities['adapters'], adapters: Adapters): Adapters {
  if (adapters.length === 0) return adapters
  if (takes === null) {
    check.absent('loras')
    return adapters
  }
  if (adapters.length > takes.max) check.invalid('loras', `loras must be at most ${takes.max} adapters`)
  const [least, most] = takes.scale_range
  adapters.forEach((adapter, index) => {
    if (!takes.sources.includes(adapter.source)) {
      check.invalid(`loras.${index}.source`, `loras.${index}.source must be ${oneOf(takes.sources)}`)
    }
    if (!(adapter.scale >= least && adapter.scale <= most)) {
      check.invalid(`loras.${index}.scale`, `loras.${index}.scale must be between ${least} and ${most}`)
    }
  })
  return adapters
}
