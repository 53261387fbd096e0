import { memo, type KeyboardEvent } from 'react'
import type { DayFacts } from '@/domain/calendar/calendar-rules'
import type { DayType } from '@/domain/calendar/day-type'
import { isInside } from '@/domain/calendar/ranges'
import { monthHolidays, type PlacedMonth } from '@/domain/calendar/month-grid'
import { DayCell } from './day-cell'

export interface CalendarMonthGridProps {
  readonly id: string
  readonly placed: PlacedMonth
  /** Whether the days are rendered; without them the month has the same height. */
  readonly isRendered: boolean
  readonly today: string
  readonly minDay: string
  readonly maxDay: string
  readonly facts: DayFacts
  readonly currencyCode: string
  readonly typeOf: (day: string) => DayType
  readonly isJoined: boolean
  readonly isMultiple: boolean
  /** The day of this month that the keyboard enters by; empty where it is in another. */
  readonly focusDay: string
  readonly onTapDay: (day: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One month under its name and holidays, as a grid of weeks. */
export const CalendarMonthGrid = memo(function CalendarMonthGrid(props: CalendarMonthGridProps) {
  const { id, placed, isRendered, facts } = props
  const { month, weeks } = placed
  const holidays = monthHolidays(month, facts)
  return (
    <div id={id} className="cal-month">
      <div className="cal-head">
        <h3 className="cal-title">{month.title}</h3>
        <div className="cal-holidays">{holidays}</div>
      </div>
      <div className={`cal-weeks-${weeks.length}`}>{isRendered ? <Weeks {...props} /> : null}</div>
    </div>
  )
})

function Weeks(props: CalendarMonthGridProps) {
  const { placed, today, facts, currencyCode, typeOf, isJoined, isMultiple, focusDay, onTapDay, onKeyDown } = props
  return (
    <div role="grid" aria-label={placed.month.title} aria-multiselectable={isMultiple || undefined}>
      {placed.weeks.map((week, index) => (
        <div key={index} className="cal-week" role="row">
          {week.map((day, weekday) =>
            day ? (
              <DayCell
                key={day}
                day={day}
                type={typeOf(day)}
                fact={isInside(day, props) ? facts[day] : undefined}
                isToday={day === today}
                isFocus={day === focusDay}
                isJoined={isJoined}
                currencyCode={currencyCode}
                onTap={isInside(day, props) ? onTapDay : undefined}
                onKeyDown={onKeyDown}
              />
            ) : (
              <div key={weekday} className="cal-cell" />
            ),
          )}
        </div>
      ))}
    </div>
  )
}
