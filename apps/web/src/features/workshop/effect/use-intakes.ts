import { useSource } from '../form/use-source.ts'
import type { SourceIntake } from '../form/use-source.ts'
import type { EffectForm } from './use-effect-form.ts'

/** What is on its way into each of the effect's places, which are five at most (EFFECT_INPUTS_MAX). */
export function useIntakes({ entry, setPicture }: EffectForm): readonly SourceIntake[] {
  const first = useSource((picture) => setPicture(0, picture))
  const second = useSource((picture) => setPicture(1, picture))
  const third = useSource((picture) => setPicture(2, picture))
  const fourth = useSource((picture) => setPicture(3, picture))
  const fifth = useSource((picture) => setPicture(4, picture))
  return [first, second, third, fourth, fifth].slice(0, entry.inputs.length)
}
