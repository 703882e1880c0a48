import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { AnyDraft } from './form-parts.ts'

/** What a switch does to a wish: another value, or (null) it is left out. */
export interface Change {
  label: string
  from: string
  to: string | null
}

/** How the drafts of one workshop are made, fitted to a model and kept. */
export interface DraftKind<D extends AnyDraft> {
  /** Its tabs, the first one to begin with. */
  modes: readonly D['mode'][]
  /** The form as it stands before anything is done to it. */
  empty(model: ModelEntry, mode: D['mode']): D
  /**
   * The draft as another model or mode can take it: what fits is kept, what does not is named. Nothing is dropped silently.
   * @param former names what is dropped as the person knew it
   */
  fit(draft: D, model: ModelEntry, mode: D['mode'], former?: ModelEntry): { draft: D; changes: Change[] }
  /** Wishes that are the model's own defaults are none: taken over from a finished work they would be named as dropped later. */
  withoutDefaults(draft: D, model: ModelEntry): D
  /** A stored draft, or null when the text is none. Storage is written by older versions and by people too. */
  parse(text: string | null, model: ModelEntry, mode: D['mode']): D | null
  /** The tabs make different things: what is written in one is nothing for the other. */
  tabsAreApart?: boolean
  /** Files that go with a change of tab. */
  files: readonly (keyof D)[]
  /** Choices that stay when whole settings are taken over from a work. */
  stays: readonly (keyof D)[]
  /** Keys of local storage. */
  storage: {
    tab: string
    /** Null where a tab has one model. */
    model(mode: D['mode']): string | null
    draft(mode: D['mode'], model: string): string
  }
}
