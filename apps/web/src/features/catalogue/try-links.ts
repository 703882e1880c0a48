import type { ModelCardData } from './card-data.ts'

type Able = Pick<
  ModelCardData,
  'id' | 'kind' | 'group' | 'supportsTxt2Img' | 'supportsImg2Img' | 'supportsT2V' | 'supportsI2V'
>

/** H5: what a card offers, and where it leads: the workshop with tab and model preselected. */
export function tryLinks(model: Able): { label: string; to: string }[] {
  const at = (kind: 'images' | 'videos', tab: string) =>
    `/${kind}/workshop?${new URLSearchParams({ tab, model: model.id })}`
  if (model.kind === 'video') {
    return [
      ...(model.supportsT2V ? [{ label: 'Text → Vid', to: at('videos', 't2v') }] : []),
      ...(model.supportsI2V ? [{ label: 'Img → Vid', to: at('videos', 'i2v') }] : []),
    ]
  }
  if (model.kind !== 'image') return []
  return [
    ...(model.supportsTxt2Img ? [{ label: 'Text → Img', to: at('images', 't2i') }] : []),
    // SDXL cards offer text alone.
    ...(model.supportsImg2Img && model.group !== 'sdxl' ? [{ label: 'Img → Img', to: at('images', 'i2i') }] : []),
  ]
}
