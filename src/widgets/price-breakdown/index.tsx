import type { PriceBreakdown as BreakdownFacts } from '@/contract/price'
import { formatDay } from '@/domain/days/format-day'
import { countOf } from '@/domain/words/count-of'
import './style.scss'

export interface PriceBreakdownProps {
  readonly breakdown: BreakdownFacts
  /** Said below the total, e.g. "Paid now". */
  readonly note?: string
}

/** The bill of a stay: the nights of one room, all rooms, taxes and fees, and the total that they add up to. */
export function PriceBreakdown({ breakdown, note }: PriceBreakdownProps) {
  const { currencyCode, currencySymbol, nightly, rooms } = breakdown
  const isForeign = breakdown.hotelCurrencyCode !== currencyCode
  return (
    <div className="bill">
      <dl className="bill-lines">
        {nightly.map((night) => (
          <BillLine
            key={night.date}
            name={rooms > 1 ? `${formatDay(night.date)}, each room` : formatDay(night.date)}
            amount={`${currencySymbol} ${night.baseAmount}`}
            isMinor
          />
        ))}
        <BillLine
          name={`${countOf(nightly.length, 'night')} × ${countOf(rooms, 'room')}`}
          amount={`${currencySymbol} ${breakdown.goodsAmount}`}
        />
        <BillLine name="Taxes and fees" amount={`${currencySymbol} ${breakdown.taxAmount}`} />
        <div className="bill-total">
          <dt className="bill-name">Total</dt>
          <dd className="bill-sum">
            <span className="bill-code">{currencyCode}</span>
            <span className="bill-amount">{`${currencySymbol} ${breakdown.currencyAmount}`}</span>
          </dd>
        </div>
      </dl>
      {note ? <p className="bill-note">{note}</p> : null}
      {isForeign ? <p className="bill-note">{chargedIn(breakdown)}</p> : null}
    </div>
  )
}

function BillLine({ name, amount, isMinor }: { name: string; amount: string; isMinor?: boolean }) {
  return (
    <div className={isMinor ? 'bill-line bill-minor' : 'bill-line'}>
      <dt className="bill-name">{name}</dt>
      <dd className="bill-part">{amount}</dd>
    </div>
  )
}

function chargedIn({ currencyCode, hotelCurrencyCode, hotelTotalAmount }: BreakdownFacts): string {
  return `You are charged in ${currencyCode}. In the hotel’s own currency this is ${hotelCurrencyCode} ${hotelTotalAmount}.`
}
