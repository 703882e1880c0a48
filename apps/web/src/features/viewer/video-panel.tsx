import type { Video } from '@easel/contract/entities/video'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { effectPath, videoRemixPath } from '../../lib/video-words.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { MadeBy, PanelHead, Tags } from './panel-head.tsx'
import { PromptSection } from './prompt-section.tsx'
import type { Maker } from './recipe-rows.ts'
import { videoRows } from './recipe-rows.ts'
import { RecipeSection } from './recipe-section.tsx'

/** V9: everything about a video, beside it. */
export function VideoPanel({ video, frame }: { video: Video & ItemPatch; frame: DetailFrame }) {
  const isEffect = video.effect !== null
  // An effect has no form to be loaded into: it is used again.
  const isEditable = video.can_edit && !isEffect
  return (
    <>
      <PanelHead
        work={video}
        avatar={video.creator_avatar}
        frame={frame}
        ways={
          <>
            <LinkButton
              variant="primary"
              size="big"
              to={videoRemixPath(video)}
              className={isEditable ? undefined : 'col-span-2'}
            >
              {isEffect ? 'Use this effect' : 'Remix'}
            </LinkButton>
            {isEditable && (
              <LinkButton size="big" to={`/videos/workshop?${new URLSearchParams({ edit: video.id })}`}>
                Edit
              </LinkButton>
            )}
          </>
        }
      />
      <MadeBy
        label={isEffect ? `the effect ${video.model_label}` : video.model_label}
        isProcedural={video.provider === 'built-in'}
      />
      <PromptSection work={video} />
      <RecipeSection work={video} maker={makerOf(video)} rows={videoRows(video)} />
      <Tags tags={video.tags} />
    </>
  )
}

/** V9: the model, or the effect that it was made with. */
function makerOf({ effect, model, model_label: label }: Video): Maker {
  return effect === null
    ? { title: 'Model', label, path: `/models/${encodeURIComponent(model)}` }
    : { title: 'Effect', label, path: effectPath(effect) }
}
