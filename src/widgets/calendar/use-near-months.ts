import { monthOf } from '@/domain/days/civil-day'
import { useMemo, useState } from 'react'
import { calendarMonths, monthsNear, placedMonths } from '@/domain/calendar/month-grid'

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
