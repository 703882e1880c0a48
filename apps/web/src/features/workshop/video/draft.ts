import { parameterNamed, parametersFor } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { VideoGenerateBody } from '@easel/contract/entities/requests'
import type { SourcePicture } from '../form/source-picture.ts'
import { ratioOf } from './shape.ts'

export const VIDEO_MODES = ['t2v', 'i2v'] as const
/** The two tabs: from words, or from a picture and words. */
export type VideoMode = (typeof VIDEO_MODES)[number]

/** A video or a sound that goes with the order: an upload of one's own. */
export interface SourceMedia {
  id: string
  /** Address to show or play it by. */
  src: string
  /** Seconds. */
  seconds: number
}

/** The own video that the next one is a new version of. */
export interface EditedVideo {
  id: string
  /** Of the video itself; the next one is one more. */
  version: number
}

/** What a person has put into the form. Null stands for "as the model does it". */
export interface VideoDraft {
  mode: VideoMode
  model: string
  prompt: string
  negative_prompt: string
  /** '16:9' */
  aspect_ratio: string | null
  /** '720p' */
  resolution: string | null
  /** Seconds. */
  duration: number | null
  camera: string | null
  generate_audio: boolean
  /** What a model that takes a motion video does with it. */
  motion: 'animate' | 'replace' | null
  source: SourcePicture | null
  end: SourcePicture | null
  references: SourcePicture[]
  video: SourceMedia | null
  audio: SourceMedia | null
  /** Null draws a new one each time. */
  seed: number | null
  is_private: boolean
  prompt_hidden: boolean
  edit: EditedVideo | null
}

/** The form as it stands before anything is done to it. */
export function emptyDraft(model: ModelEntry, mode: VideoMode): VideoDraft {
  return {
    mode,
    model: model.id,
    prompt: '',
    negative_prompt: '',
    aspect_ratio: null,
    resolution: null,
    duration: null,
    camera: null,
    generate_audio: false,
    motion: null,
    source: null,
    end: null,
    references: [],
    video: null,
    audio: null,
    seed: null,
    is_private: false,
    prompt_hidden: false,
    edit: null,
  }
}

/** The request that the draft stands for: of the wishes, those that the model takes (W4). */
export function toBody(draft: VideoDraft, model: ModelEntry): VideoGenerateBody {
  const parameters = parametersFor(model, draft.mode)
  const takes = (name: Parameter['name']) => parameterNamed(parameters, name) !== undefined
  const { source, end, references, audio, video, edit, seed, camera, duration, resolution } = draft
  const negative = draft.negative_prompt.trim()
  const ratio = ratioOf(draft, model)
  return {
    model: model.id,
    mode: takes('mode') ? (draft.motion ?? 'animate') : draft.mode,
    prompt: draft.prompt.trim(),
    ...(negative !== '' && takes('negative_prompt') && { negative_prompt: negative }),
    ...(takes('source') && source?.kind === 'image' && { source_image_id: source.id }),
    ...(takes('source') && source?.kind === 'upload' && { upload_id: source.id }),
    ...(takes('end') && end && { end_upload_id: end.id }),
    ...(takes('references') && references.length > 0 && { reference_upload_ids: references.map(({ id }) => id) }),
    ...(takes('audio') && audio && { audio_upload_id: audio.id }),
    ...(takes('video') && video && { video_upload_id: video.id }),
    ...(takes('aspect_ratio') && ratio !== null && { aspect_ratio: ratio }),
    ...(takes('duration') && duration !== null && { duration }),
    ...(takes('resolution') && resolution !== null && { resolution }),
    ...(takes('camera') && camera !== null && { camera }),
    ...(takes('generate_audio') && { generate_audio: draft.generate_audio }),
    ...(takes('seed') && seed !== null && { seed }),
    is_private: draft.is_private,
    prompt_hidden: draft.prompt_hidden,
    ...(edit && { edit_of: edit.id }),
  }
}
