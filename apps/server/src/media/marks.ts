/** IPTC digital source types that Easel writes: made by rules, rearranged by rules, made by a trained model, both. */
const SOURCE_TYPES = [
  'algorithmicMedia',
  'algorithmicallyEnhanced',
  'trainedAlgorithmicMedia',
  'compositeWithTrainedAlgorithmicMedia',
] as const
export type SourceType = (typeof SOURCE_TYPES)[number]

/** What is written into every file that Easel makes (decisions.md 9). */
export interface WorkMarks {
  readonly sourceType: SourceType
  /** Id of the model that made it. */
  readonly model: string
}

const VOCABULARY = 'http://cv.iptc.org/newscodes/digitalsourcetype/'

const WORDS: Record<SourceType, string> = {
  algorithmicMedia: 'Made by a procedural algorithm, without artificial intelligence',
  algorithmicallyEnhanced: 'Made from a given work by a procedural algorithm, without artificial intelligence',
  trainedAlgorithmicMedia: 'Made by generative AI',
  compositeWithTrainedAlgorithmicMedia: 'Made from a given work by generative AI',
}

type Mode = 't2i' | 'i2i' | 't2v' | 'i2v' | 'animate' | 'replace' | 'effect' | 'speech' | 'music'
const FROM_WORDS = new Set<Mode>(['t2i', 't2v', 'speech', 'music'])

/** How a built-in or a trained model's work is called, made from words or from a picture or video. */
export function sourceTypeOf(builtIn: boolean, mode: Mode): SourceType {
  if (builtIn) return FROM_WORDS.has(mode) ? 'algorithmicMedia' : 'algorithmicallyEnhanced'
  return FROM_WORDS.has(mode) ? 'trainedAlgorithmicMedia' : 'compositeWithTrainedAlgorithmicMedia'
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** The XMP packet of a file. */
export function xmpOf(marks: WorkMarks): string {
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:easel="https://easel.invalid/ns/1.0/">',
    `<Iptc4xmpExt:DigitalSourceType>${VOCABULARY}${marks.sourceType}</Iptc4xmpExt:DigitalSourceType>`,
    '<xmp:CreatorTool>Easel</xmp:CreatorTool>',
    `<easel:Model>${escape(marks.model)}</easel:Model>`,
    `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${WORDS[marks.sourceType]} (${escape(marks.model)}, Easel)`,
    '</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join('')
}

const unescape = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? '')

/** The reverse of `xmpOf`; null for a packet that is not Easel's. */
export function marksFromXmp(xmp: string): WorkMarks | null {
  const type = /<Iptc4xmpExt:DigitalSourceType>[^<]*\/([A-Za-z]+)<\/Iptc4xmpExt:DigitalSourceType>/.exec(xmp)?.[1]
  const model = /<easel:Model>([^<]*)<\/easel:Model>/.exec(xmp)?.[1]
  const sourceType = SOURCE_TYPES.find((known) => known === type)
  return sourceType && model !== undefined ? { sourceType, model: unescape(model) } : null
}
