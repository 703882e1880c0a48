import type { GalleryImage } from '@easel/contract/entities/gallery'
import { PROMPT_MAX } from '@easel/contract/limits'
import { Form } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EntryTiles } from './entry-tiles.tsx'

/** H1: the sentence, the field that fills the workshop's form (and spends nothing), the four ways in. */
export function Hero({ works }: { works: GalleryImage[] }) {
  return (
    <section className="wrap pt-12 max-md:pt-7">
      <h1 className="max-w-[1080px] type-display">
        Transform imagination into breathtaking visuals and inspiring music
      </h1>
      <Form
        action="/images/workshop"
        className="mt-7 flex h-14 w-[calc(50%-8px)] items-center gap-2 max-md:gap-1 rounded-panel border border-line-strong bg-surface-1 pr-1.5 pl-4 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) max-lg:w-full max-md:mt-5 max-md:pl-3"
      >
        <input type="hidden" name="tab" value="t2i" />
        <label htmlFor="ask" className="sr-only">
          Describe a picture
        </label>
        <input
          id="ask"
          name="prompt"
          maxLength={PROMPT_MAX}
          autoComplete="off"
          placeholder="Describe what you want to see"
          className="h-full min-w-0 flex-1 bg-transparent text-base outline-none"
        />
        <Button type="submit" variant="primary" size="big" className="max-md:px-3">
          Create
        </Button>
      </Form>
      <EntryTiles works={works} />
    </section>
  )
}
