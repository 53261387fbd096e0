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

/** The months from the first to the last day and which of them are near what is seen, at first those round a day; to be told of every scrolling. */
export function useNearMonths(minDay: string, maxDay: string, firstSeen: string) {
  const months = useMemo(() => placedMonths(calendarMonths(minDay, maxDay), minDay, maxDay), [minDay, maxDay])
  const [near, setNear] = useState(() => {
    const first = months.find(({ month }) => month.key === monthOf(firstSeen))
    return monthsNear(months, first?.topPx ?? 0).join(',')
  })
  const nearKeys = useMemo(() => near.split(','), [near])
  return { months, nearKeys, onScrolled: (scrolledPx: number) => setNear(monthsNear(months, scrolledPx).join(',')) }
}

interface CalendarProps {
  /** Tells the months of several calendars on one page apart. */
  readonly name?: string
  /** The calendar day at the destination. */
  readonly today: string
  readonly minDay: string
  readonly maxDay: string
  readonly months: readonly PlacedMonth[]
  /** Keys of the months whose days are drawn; the others keep their place empty. */
  readonly nearKeys: readonly string[]
  readonly facts: DayFacts
  readonly currencyCode: string
  /** How a day is drawn; a new function means that days are drawn anew. */
  readonly typeOf: (day: string) => DayType
  /** A range is complete, so that its start is joined to what follows. */
  readonly isJoined?: boolean
  /** Several days can be chosen. */
  readonly isMultiple?: boolean
  /** The day that the keyboard has come to, or enters by. */
  readonly focusDay: string
  /** Whether the focus is to be put on that day. */
  readonly hasFocus: boolean
  readonly onFocusDay: (day: string) => void
  /** Called with any day between the first and the last, also with one that can't be chosen. */
  readonly onTapDay: (day: string) => void
  /** Called once with every month that is drawn, as YYYY-MM. */
  readonly onMonthDrawn?: (monthKey: string) => void
}

/** Id of a month's element, for scrolling to it. */
export const monthId = (monthKey: string, name = 'cal') => `${name}-${monthKey}`

/** Months of days below each other, as date grids for the keyboard: arrows, Home, End, Page Up and Page Down. */
export function Calendar(props: CalendarProps) {
  const { minDay, maxDay, months, nearKeys, focusDay, hasFocus, onMonthDrawn } = props
  const root = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (hasFocus) focusInside(root.current, `[data-day="${focusDay}"]`)
  }, [hasFocus, focusDay])
  const onKeyDown = useCallback((event: KeyboardEvent) => {
    const target = moveDay(latest.current.focusDay, event.key, latest.current.minDay, latest.current.maxDay)
    if (!target) return
    event.preventDefault()
    latest.current.onFocusDay(target)
  }, [])
  const onTapDay = useCallback((day: string) => latest.current.onTapDay(day), [])
  const focusKey = monthOf(focusDay)
  const keptKey = hasKeyboard || hasFocus ? focusKey : ''
  const drawn = months.map(({ month }) => month.key).filter((key) => key === keptKey || nearKeys.includes(key))
  const drawnKeys = drawn.join(',')
  useEffect(() => {
    // Bounced beyond its end a calendar shows no month.
    if (drawnKeys !== '') drawnKeys.split(',').forEach((key) => onMonthDrawn?.(key))
  }, [drawnKeys, onMonthDrawn])
  return (
    <div ref={root} className="cal">
      {months.map((placed) => (
        <CalendarMonthGrid
          key={placed.month.key}
          id={monthId(placed.month.key, props.name)}
          placed={placed}
          isDrawn={drawn.includes(placed.month.key)}
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
