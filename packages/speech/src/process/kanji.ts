// SPDX-License-Identifier: Apache-2.0
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Analyzer, Morpheme } from '../text/japanese.ts'

/** What is used of @patdx/kuromoji. */
interface Kuromoji {
  readonly TokenizerBuilder: new (options: { readonly loader: object }) => {
    build(): Promise<{ tokenize(text: string): readonly Morpheme[] }>
  }
}

interface KuromojiNode {
  readonly default: new (options: { readonly dic_path: string }) => object
}

/**
 * An analyzer of Japanese from the optional package of that name, undefined when it is not installed. Loaded with the
 * first use: its dictionary takes half a second and some 300 MB while the process lives.
 */
export function kanjiAnalyzer(packageName: string): () => Promise<Analyzer | undefined> {
  let loading: Promise<Analyzer | undefined> | undefined
  return () => (loading ??= load(packageName))
}

async function load(packageName: string): Promise<Analyzer | undefined> {
  let place: string
  try {
    place = createRequire(import.meta.url).resolve(packageName)
  } catch {
    return undefined
  }
  const kuromoji: Kuromoji = await import(packageName)
  const node: KuromojiNode = await import(`${packageName}/node`)
  const loader = new node.default({ dic_path: join(dirname(place), '..', 'dict') })
  const tokenizer = await new kuromoji.TokenizerBuilder({ loader }).build()
  return (text) => tokenizer.tokenize(text)
}
