import type { AnyModel, Mode } from './model.ts'

/** The ways in which a model can be asked (H5), from the catalogue's own object or from the API's entry. */
export function modesOf(model: AnyModel): readonly Mode[] {
  if ('modes' in model) return model.modes
  // A model that moves a picture by a video says so in its own modes; text alone is no way to ask it.
  const own = (model.video?.supportedModes ?? []).filter((mode) => mode === 'animate' || mode === 'replace')
  if (own.length > 0) return own
  const modes: Mode[] = []
  if (model.supportsTxt2Img) modes.push('t2i')
  if (model.supportsImg2Img) modes.push('i2i')
  if (model.supportsT2V) modes.push('t2v')
  if (model.supportsI2V) modes.push('i2v')
  if (model.audio?.speech) modes.push('speech')
  if (model.audio?.music) modes.push('music')
  return modes
}

/**
 * Whether a prompt must have words. The models of this machine also go on from a picture alone; hosts ask for words.
 */
export function promptRequired(model: AnyModel, mode: Mode): boolean {
  return mode === 't2i' || mode === 't2v' || mode === 'speech' || mode === 'music' || !model.built_in
}
