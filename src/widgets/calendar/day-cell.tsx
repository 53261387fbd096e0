import { dateOf } from '@/domain/days/civil-day'
import { memo, type KeyboardEvent } from 'react'
import type { DayFact } from '@/domain/calendar/calendar-rules'
import { dayLabel } from '@/domain/calendar/calendar-text'
import type { DayType } from '@/domain/calendar/day-type'

export interface DayCellProps {
  readonly day: string
  readonly type: DayType
  readonly fact: DayFact | undefined
  readonly isToday: boolean
  /** Where the keyboard enters the grid. */
  readonly isFocus: boolean
  /** The range is complete, so that the start is joined to what follows. */
  readonly isJoined: boolean
  readonly currencyCode: string
  /** Left out for days that take no taps. */
  readonly onTap: ((day: string) => void) | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A day: its number, what stands above it, and the price or its part in the stay below. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, type, fact, isToday, isFocus, isJoined, currencyCode, onTap, onKeyDown } = props
  const isOff = type === 'disabled'
  const classes = ['cal-cell', `cal-${type}`, isJoined && 'cal-joined', isSoldOut(fact) && 'cal-soldout']
  const over = overText(fact, isToday)
  const under = underText(type, fact)
  return (
    <div className={classes.filter(Boolean).join(' ')} role="gridcell" aria-selected={!isOff && type !== 'plain'}>
      <button
        type="button"
        className="cal-day"
        data-day={day}
        aria-label={dayLabel(day, type, fact, currencyCode)}
        aria-disabled={isOff}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isFocus ? 0 : -1}
        onClick={onTap && (() => onTap(day))}
        onKeyDown={onKeyDown}
      >
        {over ? <span className={isFew(fact) && !isToday ? 'cal-over cal-few' : 'cal-over'}>{over}</span> : null}
        <span className="cal-number">{dateOf(day)}</span>
        {under ? <span className={isLowest(type, fact) ? 'cal-under cal-lowest' : 'cal-under'}>{under}</span> : null}
      </button>
    </div>
  )
})

const isSoldOut = (fact: DayFact | undefined) => fact?.closedBy === 'no_inventory'

const isFew = (fact: DayFact | undefined) => Boolean(fact?.isAvailable && fact.stockLeft)

const isLowest = (type: DayType, fact: DayFact | undefined) =>
  Boolean(fact?.isLowest) && (type === 'plain' || type === 'middle')

function overText(fact: DayFact | undefined, isToday: boolean): string {
  if (isToday) return 'Today'
  if (isFew(fact)) return `${fact?.stockLeft} left`
  return fact?.holiday ? '•' : ''
}

function underText(type: DayType, fact: DayFact | undefined): string {
  if (type === 'start') return 'In'
  if (type === 'end') return 'Out'
  if (type === 'start-end') return 'In, out'
  return isSoldOut(fact) ? 'Sold out' : (fact?.amount ?? '')
}
