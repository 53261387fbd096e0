import type { PriceBreakdown as BreakdownFacts } from '@/contract/stay'
import { formatDay } from '@/domain/days/format-day'
import { vipPriceText } from '@/domain/text/vip-price-text'
import { countOf } from '@/domain/text/phrases'
import './style.scss'

export interface PriceBreakdownProps {
  readonly breakdown: BreakdownFacts
  /** Line shown below the total, e.g. "Paid now". */
  readonly footnote?: string
}

/** The bill of a stay: the nights of one room, all rooms, what a VIP saves, taxes and fees, and the total that they add up to. */
export function PriceBreakdown({ breakdown, footnote }: PriceBreakdownProps) {
  const { currencyCode, currencySymbol, nightly, rooms, member: vip } = breakdown
  const isForeign = breakdown.hotelCurrencyCode !== currencyCode
  return (
    <div className="bill">
      <dl className="bill-lines">
        {nightly.map((night) => (
          <BillLine
            key={night.date}
            name={rooms > 1 ? `${formatDay(night.date)}, each room` : formatDay(night.date)}
            amount={`${currencySymbol} ${night.publicAmount ?? night.baseAmount}`}
            isMinor
          />
        ))}
        <BillLine
          name={`${countOf(nightly.length, 'night')} × ${countOf(rooms, 'room')}`}
          amount={`${currencySymbol} ${vip?.publicGoodsAmount ?? breakdown.goodsAmount}`}
        />
        {vip ? <BillLine name={vipPriceText.line} amount={`−${currencySymbol} ${vip.savedAmount}`} isSaving /> : null}
        <BillLine name="Taxes and fees" amount={`${currencySymbol} ${breakdown.taxAmount}`} />
        <div className="bill-total">
          <dt className="bill-name">Total</dt>
          <dd className="bill-sum">
            <span className="bill-code">{currencyCode}</span>
            <span className="bill-amount">{`${currencySymbol} ${breakdown.currencyAmount}`}</span>
          </dd>
        </div>
      </dl>
      {footnote ? <p className="bill-note">{footnote}</p> : null}
      {isForeign ? <p className="bill-note">{chargedIn(breakdown)}</p> : null}
    </div>
  )
}

interface BillLineProps {
  readonly name: string
  readonly amount: string
  readonly isMinor?: boolean
  readonly isSaving?: boolean
}

function BillLine({ name, amount, isMinor, isSaving }: BillLineProps) {
  return (
    <div className={['bill-line', isMinor && 'bill-minor', isSaving && 'bill-saving'].filter(Boolean).join(' ')}>
      <dt className="bill-name">{name}</dt>
      <dd className="bill-part">{amount}</dd>
    </div>
  )
}

function chargedIn({ currencyCode, hotelCurrencyCode, hotelTotalAmount }: BreakdownFacts): string {
  return `You are charged in ${currencyCode}. In the hotel’s own currency this is ${hotelCurrencyCode} ${hotelTotalAmount}.`
}
