import type { Binding } from './binding.ts'
import { seedanceBindings } from './bytedance-video.ts'
import { veoBindings } from './google-video.ts'
import { kling1Bindings } from './kling-1.ts'
import { kling2Bindings } from './kling-2.ts'
import { hailuoBindings } from './minimax-video.ts'
import { otherVideoBindings } from './other-video.ts'
import { sdxlBindings } from './sdxl.ts'
import { standardBindings } from './standard.ts'
import { wan22Bindings } from './wan-22.ts'
import { wan25Bindings } from './wan-25.ts'

/** Every binding by the model's id. For servers: nothing that the browser loads may import it. */
export const bindings: ReadonlyMap<string, readonly Binding[]> = new Map(
  [
    standardBindings,
    sdxlBindings,
    kling1Bindings,
    kling2Bindings,
    veoBindings,
    wan25Bindings,
    wan22Bindings,
    seedanceBindings,
    hailuoBindings,
    otherVideoBindings,
  ].flatMap((group) => Object.entries(group)),
)

/** The bindings of a model in the order in which they are tried; empty when no host is known to run it. */
export function bindingsOf(modelId: string): readonly Binding[] {
  return bindings.get(modelId) ?? []
}
