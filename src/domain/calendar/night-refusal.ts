import { formatDay } from '../days/format-day'
import { calendarText } from '../text/app-text'
import type { DayFacts } from './calendar-rules'

/** Why a night that is not free can't be slept, in a few words. */
export function nightRefusal(day: string, facts: DayFacts): string {
  const text = formatDay(day)
  switch (facts[day]?.closedBy) {
    case 'past_date':
      return calendarText.isOver(text)
    case 'advance_purchase':
      return calendarText.tooLateToBook(text)
    case 'no_inventory':
    case null:
    case undefined:
      return calendarText.soldOutOn(text)
  }
}
