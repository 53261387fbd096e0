import type { KeyboardEvent } from 'react'
import type { CalendarMonth } from '@/domain/calendar/calendar-months'
import type { CalendarRules, DayFacts, Picking } from '@/domain/calendar/calendar-rules'
import { dayType } from '@/domain/calendar/day-type'
import { monthHolidays } from '@/domain/calendar/month-holidays'
import { monthWeeks } from '@/domain/calendar/month-weeks'
import { DayCell } from './day-cell'

export interface CalendarMonthGridProps {
  readonly month: CalendarMonth
  readonly today: string
  readonly rules: CalendarRules
  readonly facts: DayFacts
  readonly currencyCode: string
  readonly picking: Picking
  readonly focusDay: string
  readonly onTapDay: (day: string) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** One month as a grid of weeks. */
export function CalendarMonthGrid(props: CalendarMonthGridProps) {
  const { month, today, rules, facts, currencyCode, picking, focusDay, onTapDay, onKeyDown } = props
  const holidays = monthHolidays(month, facts)
  return (
    <div id={`cal-${month.key}`} className="cal-month">
      <h3 className="cal-title">{month.title}</h3>
      {holidays ? <div className="cal-holidays">{holidays}</div> : null}
      <div role="grid" aria-label={month.title}>
        {monthWeeks(month, rules.minDay, rules.maxDay).map((week, index) => (
          <div key={index} className="cal-week" role="row">
            {week.map((day, weekday) =>
              day ? (
                <DayCell
                  key={day}
                  day={day}
                  type={dayType(day, picking, rules, facts)}
                  fact={facts[day]}
                  isToday={day === today}
                  isFocus={day === focusDay}
                  hasEnd={picking.step === 'done'}
                  currencyCode={currencyCode}
                  onTap={onTapDay}
                  onKeyDown={onKeyDown}
                />
              ) : (
                <div key={weekday} className="cal-cell" />
              ),
            )}
          </div>
        ))}
      </div>
    </div>
  )
}
