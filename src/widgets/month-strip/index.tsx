import type { ReactNode } from 'react'
import type { CityMonth } from '@/contract/destination'
import { barPercents } from '@/domain/stays/month-prices'
import { formatMonth } from '@/domain/days/format-day'
import { Link } from '../link'
import './style.scss'

export interface MonthStripProps {
  readonly months: readonly CityMonth[]
  readonly currencyCode: string
  readonly currencySymbol: string
  /** Where the lowest night of a month can be seen. */
  readonly hrefOf: (lowestDay: string) => string
  readonly onOpen: (lowestDay: string) => void
}

/** What a night costs month by month: a bar for the middle price, the lowest below it as a link to its day. */
export function MonthStrip({ months, currencyCode, currencySymbol, hrefOf, onOpen }: MonthStripProps) {
  const heights = barPercents(months.map(({ typicalMinor }) => typicalMinor))
  return (
    <ul className="months">
      {months.map((month, index) => (
        <li key={month.month} className={month.isCheapest ? 'months-one months-cheapest' : 'months-one'}>
          {month.lowestDay === null ? (
            <div className="months-link" aria-label={`${formatMonth(month.month)}: nothing left`}>
              <MonthBar month={month} heightPercent={0} symbol={currencySymbol} />
            </div>
          ) : (
            <MonthLink {...{ month, currencyCode, hrefOf, onOpen }} lowestDay={month.lowestDay}>
              <MonthBar month={month} heightPercent={heights[index] ?? 0} symbol={currencySymbol} />
            </MonthLink>
          )}
        </li>
      ))}
    </ul>
  )
}

interface MonthLinkProps extends Pick<MonthStripProps, 'currencyCode' | 'hrefOf' | 'onOpen'> {
  readonly month: CityMonth
  readonly lowestDay: string
  readonly children: ReactNode
}

function MonthLink({ month, lowestDay, currencyCode, hrefOf, onOpen, children }: MonthLinkProps) {
  const { typicalAmount, lowestAmount, isCheapest } = month
  const spokenText = `${formatMonth(month.month)}: typically ${typicalAmount} ${currencyCode}, lowest ${lowestAmount}${isCheapest ? ', the cheapest month' : ''}`
  return (
    <Link className="months-link" href={hrefOf(lowestDay)} onOpen={() => onOpen(lowestDay)} label={spokenText}>
      {children}
    </Link>
  )
}

interface MonthBarProps {
  readonly month: CityMonth
  readonly heightPercent: number
  readonly symbol: string
}

function MonthBar({ month, heightPercent, symbol }: MonthBarProps) {
  return (
    <>
      <span className="months-typical">{month.typicalAmount ?? '–'}</span>
      <div className="months-space">
        <div className="months-bar" style={{ height: `${heightPercent}%` }} />
      </div>
      <span className="months-name">{formatMonth(month.month).slice(0, 3)}</span>
      <span className="months-lowest">
        {month.lowestAmount === null ? 'Full' : `from ${symbol} ${month.lowestAmount}`}
      </span>
    </>
  )
}
