import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { CalendarRules, DayFacts, Picking } from '@/domain/calendar/calendar-rules'
import { calendarMonths } from '@/domain/calendar/calendar-months'
import { moveDay } from '@/domain/calendar/move-day'
import { focusInside } from '@/platform/feedback/focus-inside'
import { CalendarMonthGrid } from './month-grid'
import './style.scss'

export interface CalendarProps {
  readonly today: string
  readonly rules: CalendarRules
  readonly facts: DayFacts
  readonly currencyCode: string
  readonly picking: Picking
  /** How many months are drawn, from that of the first day on. */
  readonly shownMonths: number
  readonly onTapDay: (day: string) => void
  /** The keyboard has come to a month that is not drawn yet. */
  readonly onNeedMonths: (count: number) => void
}

/** Id of a month's element, for scrolling to it. */
export const monthId = (monthKey: string) => `cal-${monthKey}`

/** Months of days below each other, as date grids for the keyboard: arrows, Home, End, Page Up and Page Down. */
export function Calendar(props: CalendarProps) {
  const { rules, picking, shownMonths } = props
  const months = useMemo(() => calendarMonths(rules.minDay, rules.maxDay), [rules.minDay, rules.maxDay])
  const root = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<string | null>(null)
  const focusDay = reached ?? (picking.step === 'start' ? rules.minDay : picking.checkIn)
  useEffect(() => {
    if (reached) focusInside(root.current, `[data-day="${reached}"]`)
  }, [reached])
  const onKeyDown = (event: KeyboardEvent) => {
    const target = moveDay(focusDay, event.key, rules.minDay, rules.maxDay)
    if (!target) return
    event.preventDefault()
    const monthAt = months.findIndex((month) => month.key === target.slice(0, 7))
    if (monthAt >= shownMonths) props.onNeedMonths(monthAt + 1)
    setReached(target)
  }
  const onTapDay = (day: string) => {
    setReached(day)
    props.onTapDay(day)
  }
  return (
    <div ref={root} className="cal">
      {months.slice(0, shownMonths).map((month) => (
        <CalendarMonthGrid
          key={month.key}
          {...props}
          month={month}
          focusDay={focusDay}
          onTapDay={onTapDay}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
}
