import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { PROMPT_PREVIEW } from '@easel/contract/limits'
import { useState } from 'react'
import { promptOf } from '../../lib/image-words.ts'
import { shorten } from '../../lib/text.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { PanelSection } from './panel-section.tsx'

/** V2, V3: the words of the work, as far as its creator shows them, and what the model made of them. */
export function PromptSection({ work }: { work: GalleryImage | Video }) {
  const { text, known } = promptOf(work)
  const rewritten = !work.isVideo && work.is_rewritten && known ? work : null
  return (
    <PanelSection title="Prompt" aside={rewritten && <span className="type-wall">Magic Rewrite</span>}>
      {rewritten ? <Rewrite image={rewritten} /> : <LongText text={text} isQuiet={!known} />}
      {known && work.prompt_hidden && <p className="mt-2 type-wall">Only you see this prompt.</p>}
      {known && (
        <div className="mt-4 flex flex-wrap gap-2">
          <CopyButton text={work.prompt} label="Copy" what="Prompt" />
          <LinkButton to={promptPath(work)}>Use prompt</LinkButton>
        </div>
      )}
      {work.negativePrompt && <Extra title="Negative prompt">{work.negativePrompt}</Extra>}
      {work.understood.length > 0 && <Extra title="Understood">{work.understood.join(', ')}</Extra>}
      {work.ignored.length > 0 && (
        <Extra title={work.isVideo ? 'Not filmed' : 'Not painted'}>{work.ignored.join(', ')}</Extra>
      )}
    </PanelSection>
  )
}

/** The workshop with these words in its form. */
function promptPath({ isVideo, prompt }: GalleryImage | Video): string {
  return isVideo
    ? `/videos/workshop?${new URLSearchParams({ tab: 't2v', prompt })}`
    : `/images/workshop?${new URLSearchParams({ tab: 't2i', prompt })}`
}

function Extra({ title, children }: { title: string; children: string }) {
  return (
    <div className="mt-4">
      <h3 className="type-wall">{title}</h3>
      <p className="mt-1 type-desc">{children}</p>
    </div>
  )
}

/** V3: above 100 characters the rest comes when asked for. */
function LongText({ text, isQuiet }: { text: string; isQuiet?: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const isLong = text.length > PROMPT_PREVIEW
  return (
    <>
      <p className={`mt-2 type-prompt wrap-anywhere whitespace-pre-line ${isQuiet ? 'text-ink-3' : ''}`}>
        {isWhole ? text : shorten(text)}
      </p>
      {isLong && (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? 'Show less' : 'Show more'}
        </Button>
      )}
    </>
  )
}

// V2
function Rewrite({ image }: { image: GalleryImage }) {
  return (
    <dl>
      <dt className="mt-2 type-wall">Original</dt>
      <dd>
        <LongText text={image.original_prompt ?? ''} isQuiet />
      </dd>
      <dt className="mt-4 type-wall">Enhanced</dt>
      <dd>
        <LongText text={image.enhanced_prompt ?? image.prompt} />
      </dd>
      {image.enhancement_instructions && (
        <>
          <dt className="mt-4 type-wall">Instructions</dt>
          <dd className="mt-1 type-desc">{image.enhancement_instructions}</dd>
        </>
      )}
    </dl>
  )
}
