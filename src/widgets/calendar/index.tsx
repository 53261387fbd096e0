import { monthOf } from '@/domain/days/civil-day'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { calendarMonths, monthsNear, type PlacedMonth, placedMonths } from '@/domain/calendar/month-grid'
import type { DayFacts } from '@/domain/calendar/calendar-rules'
import type { DayType } from '@/domain/calendar/day-type'
import { moveDay } from '@/domain/calendar/move-day'
import { focusInside } from '@/platform/focus'
import { hasKeyboard } from '@/platform/keyboard'
import { CalendarMonthGrid } from './month-grid'
import './style.scss'

/** The months from the first to the last day and which of them are near the viewport, initially those around a day. Call its handler on each scroll. */
export function useNearMonths(minDay: string, maxDay: string, firstSeen: string) {
  const months = useMemo(() => placedMonths(calendarMonths(minDay, maxDay), minDay, maxDay), [minDay, maxDay])
  const [near, setNear] = useState(() => {
    const first = months.find(({ month }) => month.key === monthOf(firstSeen))
    return monthsNear(months, first?.topPx ?? 0).join(',')
  })
  const nearKeys = useMemo(() => near.split(','), [near])
  return { months, nearKeys, onScrolled: (scrolledPx: number) => setNear(monthsNear(months, scrolledPx).join(',')) }
}

interface CalendarFocus {
  /** The day that the keyboard has come to, or enters by. */
  readonly day: string
  /** Whether that day takes the focus. */
  readonly isActive: boolean
  readonly onMove: (day: string) => void
}

interface CalendarProps {
  /** Prefix that makes the month ids unique among several calendars on one page. */
  readonly name?: string
  /** The calendar day at the destination. */
  readonly today: string
  readonly minDay: string
  readonly maxDay: string
  readonly months: readonly PlacedMonth[]
  /** Keys of the months whose days are rendered; the others reserve their space. */
  readonly nearKeys: readonly string[]
  readonly facts: DayFacts
  readonly currencyCode: string
  /** Renders a day; a new function rerenders the days. */
  readonly typeOf: (day: string) => DayType
  /** A range is complete, so that its start is joined to what follows. */
  readonly isJoined?: boolean
  /** Several days can be chosen. */
  readonly isMultiple?: boolean
  readonly focus: CalendarFocus
  /** Called with any day between the first and the last, also with one that can't be chosen. */
  readonly onTapDay: (day: string) => void
  /** Called once with every month that is rendered, as YYYY-MM. */
  readonly onMonthRendered?: (monthKey: string) => void
}

/** Id of a month's element, for scrolling to it. */
export const monthId = (monthKey: string, name = 'cal') => `${name}-${monthKey}`

/** Months of days below each other, as date grids for the keyboard: arrows, Home, End, Page Up and Page Down. */
export function Calendar(props: CalendarProps) {
  const { minDay, maxDay, months, nearKeys, onMonthRendered } = props
  const { day: focusDay, isActive: hasFocus } = props.focus
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (hasFocus) focusInside(root.current, `[data-day="${focusDay}"]`)
  }, [hasFocus, focusDay])
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const { focus, minDay: first, maxDay: last } = latest.current
    const target = moveDay(focus.day, event.key, first, last)
    if (!target) return
    event.preventDefault()
    focus.onMove(target)
  }, [])
  const onTapDay = useCallback((day: string) => latest.current.onTapDay(day), [])
  const focusKey = monthOf(focusDay)
  const pinnedKey = hasKeyboard || hasFocus ? focusKey : ''
  const rendered = months.map(({ month }) => month.key).filter((key) => key === pinnedKey || nearKeys.includes(key))
  const renderedKeys = rendered.join(',')
  useEffect(() => {
    // Bounced beyond its end a calendar shows no month.
    if (renderedKeys !== '') renderedKeys.split(',').forEach((key) => onMonthRendered?.(key))
  }, [renderedKeys, onMonthRendered])
  return (
    <div ref={root} className="cal">
      {months.map((placed) => (
        <CalendarMonthGrid
          key={placed.month.key}
          id={monthId(placed.month.key, props.name)}
          placed={placed}
          isRendered={rendered.includes(placed.month.key)}
          today={props.today}
          minDay={minDay}
          maxDay={maxDay}
          facts={props.facts}
          currencyCode={props.currencyCode}
          typeOf={props.typeOf}
          isJoined={props.isJoined ?? false}
          isMultiple={props.isMultiple ?? false}
          focusDay={placed.month.key === focusKey ? focusDay : ''}
          onTapDay={onTapDay}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  )
}
