import { memo, type KeyboardEvent } from 'react'
import type { CalendarDay } from '@/contract/calendar-day'
import { dayLabel } from '@/domain/calendar/day-label'
import type { DayType } from '@/domain/calendar/day-type'

export interface DayCellProps {
  readonly day: string
  readonly type: DayType
  readonly fact: CalendarDay | undefined
  readonly isToday: boolean
  /** Where the keyboard enters the grid. */
  readonly isFocus: boolean
  /** The range is complete, so that the start is joined to what follows. */
  readonly hasEnd: boolean
  readonly currencyCode: string
  readonly onTap: (day: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A day: its number, what stands above it, and the price or its part in the stay below. */
export const DayCell = memo(function DayCell(props: DayCellProps) {
  const { day, type, fact, isToday, isFocus, hasEnd, currencyCode, onTap, onKeyDown } = props
  const isOff = type === 'disabled'
  const isChosen = !isOff && type !== 'plain'
  const classes = ['cal-cell', `cal-${type}`, hasEnd && 'cal-joined', fact && !fact.isAvailable && 'cal-soldout']
  return (
    <div className={classes.filter(Boolean).join(' ')} role="gridcell" aria-selected={isChosen}>
      <button
        type="button"
        className="cal-day"
        data-day={day}
        aria-label={dayLabel(day, type, fact, currencyCode)}
        aria-disabled={isOff}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={isFocus ? 0 : -1}
        onClick={isOff ? undefined : () => onTap(day)}
        onKeyDown={onKeyDown}
      >
        <span className="cal-over">{isToday ? 'Today' : fact?.holiday ? '•' : ''}</span>
        <span className="cal-number">{Number(day.slice(8))}</span>
        <span
          className={fact?.isLowest && (type === 'plain' || type === 'middle') ? 'cal-under cal-lowest' : 'cal-under'}
        >
          {under(type, fact)}
        </span>
      </button>
    </div>
  )
})

function under(type: DayType, fact: CalendarDay | undefined): string {
  if (type === 'start') return 'In'
  if (type === 'end') return 'Out'
  if (type === 'start-end') return 'In, out'
  if (fact && !fact.isAvailable) return 'Sold out'
  return type === 'disabled' ? '' : (fact?.amount ?? '')
}
