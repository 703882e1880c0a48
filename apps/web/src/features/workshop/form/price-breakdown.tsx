import { formatNumber } from '../../../lib/text.ts'
import type { ShownPrice } from './use-price.ts'

/** The price line by line, and what is left. */
export function PriceBreakdown({ price }: { price: ShownPrice }) {
  return (
    <>
      <table className="num w-full type-desc">
        <tbody>
          {price.breakdown.map((line) => (
            <tr key={line.label}>
              <th scope="row" className="py-0.5 text-left font-normal">
                {line.label}
              </th>
              <td className="text-right">
                {formatNumber(line.quantity)} × {formatNumber(line.each)}
              </td>
              <td className="w-20 text-right text-ink">{formatNumber(line.credits)}</td>
            </tr>
          ))}
          <tr className="border-t border-line text-ink">
            <th scope="row" colSpan={2} className="pt-1 text-left font-medium">
              Together
            </th>
            <td className="pt-1 text-right font-medium">{formatNumber(price.credits)}</td>
          </tr>
          <tr>
            <th scope="row" colSpan={2} className="text-left font-normal">
              {price.isForGuest ? 'Free as a guest' : 'At hand'}
            </th>
            <td className="text-right">{formatNumber(price.available)}</td>
          </tr>
        </tbody>
      </table>
      <p className="mt-2 type-wall">
        What is not delivered is given back by itself: a failed or cancelled order costs nothing.
      </p>
    </>
  )
}
