import { imageParameters } from './image-parameters.ts'
import type { AnyModel, Mode } from './model.ts'
import { modesOf, promptRequired } from './modes.ts'
import type { Parameter } from './parameter.ts'
import { videoParameters } from './video-parameters.ts'

/**
 * The fields of the form for a model asked in a mode, in the form's order, with their choices and defaults (W1, W4):
 * exactly what the model takes and nothing else. Empty when the model cannot be asked that way.
 */
export function parametersFor(model: AnyModel, mode: Mode): Parameter[] {
  // On the wire a model that moves a picture by a video is reached through 'Img → Vid' (H5).
  const known = modesOf(model).includes(mode) || (mode === 'i2v' && model.video?.requiresVideoInput === true)
  if (!known) return []
  if (model.image !== null) return imageParameters(model.image, mode, promptRequired(model, mode))
  if (model.video !== null) return videoParameters(model.video, mode, promptRequired(model, mode))
  return []
}

type Named<Name, Each> = Each extends Parameter ? (Name extends Each['name'] ? Each : never) : never

/** The field of that name, or undefined when the model does not take it. */
export function parameterNamed<Name extends Parameter['name']>(
  parameters: readonly Parameter[],
  name: Name,
): Named<Name, Parameter> | undefined {
  return parameters.find((each): each is Named<Name, Parameter> => each.name === name)
}
