import type { GalleryImage } from '@easel/contract/entities/gallery'
import { animatePath, remixPath } from '../../lib/image-words.ts'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { LinkButton } from '../../ui/button.tsx'
import type { DetailFrame } from './detail-layout.tsx'
import { MadeBy, PanelHead, Tags } from './panel-head.tsx'
import { PromptSection } from './prompt-section.tsx'
import { recipeRows } from './recipe-rows.ts'
import { RecipeSection } from './recipe-section.tsx'

/** Everything about an image, beside it. */
export function DetailPanel({ image, frame }: { image: GalleryImage & ItemPatch; frame: DetailFrame }) {
  return (
    <>
      <PanelHead
        work={image}
        avatar={null}
        frame={frame}
        ways={
          <>
            <LinkButton variant="primary" size="big" to={remixPath(image.id)}>
              Remix
            </LinkButton>
            <LinkButton size="big" to={animatePath(image.id)}>
              Animate
            </LinkButton>
            <LinkButton
              size="big"
              to={`/images/workshop?${new URLSearchParams({ tab: 'i2i', source: image.id })}`}
              className="col-span-2"
            >
              Start from this image
            </LinkButton>
          </>
        }
      />
      <MadeBy label={image.model_label} isProcedural={image.model_name === 'easel-painter'} />
      <PromptSection work={image} />
      <RecipeSection
        work={image}
        maker={{ title: 'Model', label: image.model_label, path: `/models/${encodeURIComponent(image.model_name)}` }}
        rows={recipeRows(image)}
      />
      <Tags tags={image.tags} />
    </>
  )
}
