import type { VideoCapabilities } from '@easel/contract/entities/catalogue'
import type { VideoRecipe } from '@easel/contract/entities/recipes'
import type { VideoGenerateBody } from '@easel/contract/entities/requests'
import { checker, type Checker } from './checker.ts'
import type { AnyModel } from './model.ts'
import { modesOf, promptRequired } from './modes.ts'
import { type RequestCheck, checkSeed, checkWords, type Unseeded } from './request-check.ts'
import { durationsAt } from './video-parameters.ts'
import { oneOf } from './words.ts'

export type VideoRequest = Unseeded<VideoRecipe>

/**
 * Holds a request against one video model's limits (W4) and fills in its defaults. Every problem is named at once, each with what is
 * allowed. Whether the model runs here, whose the sources are and what it costs are not asked here.
 */
export function checkVideoRequest(model: AnyModel, body: VideoGenerateBody): RequestCheck<VideoRequest> {
  const check = checker(model.name)
  const { video } = model
  if (video === null) {
    check.unsupported('model', `${model.name} makes no videos`)
    return check.failure()
  }
  checkSources(check, model, video, body)
  const resolution = check.choice(
    'resolution',
    body.resolution,
    listOf(video.supportedResolutions, video.defaultResolution),
  )
  const request: VideoRequest = {
    model: model.id,
    mode: body.mode,
    prompt: checkWords(check, 'prompt', body.prompt, promptRequired(model, body.mode) && !video.requiresVideoInput),
    negative_prompt: body.negative_prompt ?? '',
    aspect_ratio: check.choice(
      'aspect_ratio',
      body.aspect_ratio,
      listOf(video.supportedAspectRatios, video.defaultAspectRatio),
    ),
    resolution,
    duration: duration(check, video, resolution, body.duration),
    generate_audio: body.generate_audio ?? false,
    camera: check.option('camera', body.camera, video.cameras),
    seed: checkSeed(check, body.seed),
    source_image_id: body.source_image_id ?? null,
    upload_id: body.upload_id ?? null,
    end_upload_id: body.end_upload_id ?? null,
    reference_upload_ids: body.reference_upload_ids ?? [],
    audio_upload_id: body.audio_upload_id ?? null,
    video_upload_id: body.video_upload_id ?? null,
    edit_of: body.edit_of ?? null,
    is_private: body.is_private ?? false,
    prompt_hidden: body.prompt_hidden ?? false,
  }
  if (request.negative_prompt.trim() !== '' && !video.supportsNegativePrompt) check.absent('negative_prompt')
  if (body.seed !== undefined && !video.supportsSeed) check.absent('seed')
  if (request.generate_audio && !video.supportsGeneratedAudio) check.absent('generate_audio')
  return check.failed() ? check.failure() : { ok: true, request }
}

function listOf<Value>(
  choices: readonly Value[],
  initial: Value | null,
): { choices: readonly Value[]; default: Value } | null {
  const first = initial ?? choices[0]
  return first === undefined ? null : { choices, default: first }
}

/** Of the resolution's own list; the default where it is on it, else the longest that is. */
function duration(check: Checker, video: VideoCapabilities, resolution: string | null, wanted: number | undefined) {
  const all = listOf(video.supportedDurations, video.defaultDuration)
  if (all === null) return check.choice('duration', wanted, all)
  const allowed = durationsAt(video, resolution)
  if (wanted === undefined) return allowed.includes(all.default) ? all.default : (allowed.at(-1) ?? all.default)
  if (all.choices.includes(wanted) && !allowed.includes(wanted)) {
    check.invalid('duration', `${resolution} supports ${oneOf(allowed)} s only`)
    return wanted
  }
  return check.choice('duration', wanted, all)
}

function checkSources(check: Checker, model: AnyModel, video: VideoCapabilities, body: VideoGenerateBody): void {
  if (!modesOf(model).includes(body.mode)) {
    check.unsupported('mode', `${model.name} takes ${oneOf(modesOf(model))} only`)
    return
  }
  const pictures = [body.source_image_id, body.upload_id].filter((id) => id !== undefined).length
  const field = body.upload_id === undefined ? 'source_image_id' : 'upload_id'
  if (body.mode === 't2v' && pictures > 0) check.invalid(field, `${field} is for picture to video only`)
  if (body.mode !== 't2v' && pictures === 0)
    check.invalid('source_image_id', 'source_image_id or upload_id is needed: the film starts from a picture')
  if (pictures === 2) check.invalid('upload_id', 'give source_image_id or upload_id, not both')
  if (body.end_upload_id !== undefined && !video.supportsEndImage) check.absent('end_upload_id')
  if (body.end_upload_id !== undefined && body.mode === 't2v')
    check.invalid('end_upload_id', 'end_upload_id needs a start picture: choose picture to video')
  const references = body.reference_upload_ids?.length ?? 0
  if (references > 0 && video.supportsReferenceImages === 0) check.absent('reference_upload_ids')
  else if (references > video.supportsReferenceImages)
    check.invalid(
      'reference_upload_ids',
      `${model.name} takes at most ${video.supportsReferenceImages} reference pictures`,
    )
  if (body.audio_upload_id !== undefined && !video.supportsAudio) check.absent('audio_upload_id')
  if (body.video_upload_id !== undefined && !video.requiresVideoInput) check.absent('video_upload_id')
  if (body.video_upload_id === undefined && video.requiresVideoInput)
    check.invalid('video_upload_id', `video_upload_id is needed: ${model.name} moves the picture by a video`)
}
