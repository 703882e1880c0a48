import type { ModelPrice } from '@easel/contract/entities/catalogue'

/** What is ordered of a model. */
export interface Order {
  /** Pictures or videos, from 1. */
  readonly num_outputs: number
  /** How many style adapters, from 0. */
  readonly loras: number
  /** Length of each output in seconds; needed by models that are priced by the second. */
  readonly seconds?: number | undefined
  /** Characters of the text; needed by models that are priced by the text. */
  readonly characters?: number | undefined
  /** Of a model whose resolutions cost differently. */
  readonly resolution?: string | null | undefined
  /** What the outputs are called in the breakdown; images when left out. */
  readonly kind?: 'image' | 'video' | 'audio' | undefined
}

export interface PriceLine {
  readonly label: string
  readonly quantity: number
  /** Credits for one. */
  readonly each: number
  readonly credits: number
}

export interface Price {
  /** Whole credits, the sum of the lines. */
  readonly credits: number
  readonly breakdown: PriceLine[]
}

const UNITS = { image: 'Images', video: 'Videos', audio: 'Pieces' } as const

/**
 * The one price of a generation: the form shows it, the quote answers it, the hold takes it. P7, decisions.md 4:
 * (base_cost + lora_cost × adapters) × outputs; members of a paid plan pay `paid_base_cost` (P2).
 * Video by resolution and seconds, music by seconds, speech by every started 1,000 characters.
 *
 * @throws RangeError when the order is no order: a count that is not whole, or a missing length.
 */
export function priceOf(price: ModelPrice, order: Order, paidPlan: boolean): Price {
  const { num_outputs: outputs, loras } = order
  if (!Number.isInteger(outputs) || outputs < 1) throw new RangeError('num_outputs must be a whole number from 1')
  if (!Number.isInteger(loras) || loras < 0) throw new RangeError('loras must be a whole number from 0')

  const costs = (order.resolution && price.by_resolution?.[order.resolution]) || price
  const base = paidPlan ? costs.paid_base_cost : costs.base_cost
  const breakdown = [line(unitLabel(price, order), outputs * unitsOf(price, order), base)]
  if (loras > 0) breakdown.push(line('Adapters', loras * outputs, price.lora_cost))
  return { credits: breakdown.reduce((sum, each) => sum + each.credits, 0), breakdown }
}

function unitLabel({ unit }: ModelPrice, { kind, resolution }: Order): string {
  if (unit === 'output') return UNITS[kind ?? 'image']
  if (unit === 'thousand_characters') return 'Thousand characters'
  return resolution ? `Seconds at ${resolution}` : 'Seconds'
}

/** How many units one output has. */
function unitsOf({ unit }: ModelPrice, order: Order): number {
  if (unit === 'output') return 1
  if (unit === 'second') return secondsOf(order)
  const { characters } = order
  if (characters === undefined || !Number.isInteger(characters) || characters < 1)
    throw new RangeError('characters must be a whole number from 1')
  return Math.ceil(characters / 1000)
}

function secondsOf(order: Order): number {
  const { seconds } = order
  if (seconds === undefined || !Number.isFinite(seconds) || seconds <= 0)
    throw new RangeError('seconds must be above 0')
  return seconds
}

function line(label: string, quantity: number, each: number): PriceLine {
  // A part of a credit is charged as a whole one: the ledger holds integers.
  return { label, quantity, each, credits: Math.ceil(quantity * each) }
}
