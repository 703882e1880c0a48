import { modelById, modelsOf } from '@easel/catalogue/catalogue'
import { BUILT_IN, type ProviderId } from '@easel/catalogue/hosts'
import type { CatalogueModel } from '@easel/catalogue/model'
import { statusOf } from '@easel/catalogue/status'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Viewer } from '../../http/viewer.ts'
import { connectedHosts } from '../../hosts/connected.ts'
import { notInstalled } from '../../hosts/not-installed.ts'

export function knownModel(id: string): CatalogueModel {
  const model = modelById(id)
  if (!model)
    throw new AppError('unknown_model', `There is no model '${id}'.`, {
      details: [{ field: 'model', message: 'must be a model of the catalogue' }],
    })
  return model
}

/** decisions.md 2: nothing is substituted, but what runs here is named. */
function alternative(model: CatalogueModel): string {
  const builtIn = modelsOf({ kind: model.kind }).find((other) => other.built_in)
  return builtIn ? ` ${builtIn.name} (${builtIn.id}) is built in and ready.` : ''
}

/** decisions.md 3: guests generate with built-in models alone. */
export function requireModelFor(viewer: Viewer, model: CatalogueModel): void {
  if (viewer.isGuest && !model.built_in) {
    throw new AppError(
      'guest_not_allowed',
      `Guests can use built-in models only. Sign up to use ${model.name}.${alternative(model)}`,
    )
  }
}

/**
 * Who runs the model here.
 * @throws AppError `model_retired` or `model_not_connected`, both with what there is instead
 */
export function requireRunning(context: Pick<Context, 'config' | 'speech'>, model: CatalogueModel): ProviderId {
  const connected = connectedHosts(context.config)
  const { status, note } = statusOf(model, connected, notInstalled(context))
  if (status === 'retired') throw new AppError('model_retired', `${model.name} is retired. ${note ?? ''}`.trim())
  if (status === 'not_connected' && model.built_in) throw new AppError('model_not_connected', note ?? '')
  const provider = model.built_in ? BUILT_IN : model.hosts.find((host) => connected.has(host))
  if (status === 'not_connected' || !provider) {
    throw new AppError('model_not_connected', `${model.name} is not connected here.${alternative(model)}`)
  }
  return provider
}
