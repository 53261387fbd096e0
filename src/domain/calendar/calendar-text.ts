import { formatDay, formatDayInFull } from '../days/format-day'
import { countOf } from '../text/phrases'
import type { DayType } from './day-type'
import type { DayFact, Picking } from './calendar-rules'

const PLACE_IN_STAY: Record<DayType, string> = {
  disabled: '',
  plain: '',
  start: 'check-in',
  middle: 'part of your stay',
  end: 'check-out',
  'start-end': 'check-in and check-out',
  selected: 'selected',
  'multiple-selected': 'selected',
  'multiple-middle': 'selected',
}

/** Accessible label of a day, e.g. "Saturday 14 November, 420 CNY, available, check-in". */
export function dayLabel(day: string, type: DayType, fact: DayFact | undefined, currencyCode: string): string {
  if (fact?.spokenText) return [formatDayInFull(day), fact.spokenText, PLACE_IN_STAY[type]].filter(Boolean).join(', ')
  const parts = [
    formatDayInFull(day),
    fact?.holiday ?? '',
    fact?.amount ? `${fact.amount} ${currencyCode}` : '',
    fact?.isLowest ? 'lowest price' : '',
    availability(type, fact),
    ...(fact?.isAvailable ? ruleParts(fact) : []),
    PLACE_IN_STAY[type],
  ]
  return parts.filter(Boolean).join(', ')
}

function ruleParts({ stockLeft, checkinAllowed, checkoutAllowed, stayThroughAllowed, minNights }: DayFact): string[] {
  return [
    stockLeft ? `${countOf(stockLeft, 'room')} left` : '',
    checkinAllowed ? '' : 'no check-in',
    checkoutAllowed ? '' : 'no check-out',
    stayThroughAllowed ? '' : 'no stay through it',
    checkinAllowed && minNights ? `at least ${countOf(minNights, 'night')}` : '',
  ]
}

function availability(type: DayType, fact: DayFact | undefined): string {
  if (fact && !fact.isAvailable) return type === 'plain' ? 'sold out, check-out only' : 'sold out'
  return type === 'disabled' ? 'not available' : 'available'
}

/** The chosen days in one line: "Fri 20 Nov – Sun 22 Nov"; only the beginning while the range is not complete. */
export function rangeSummary(picking: Picking): string {
  if (picking.step === 'start') return ''
  if (picking.step === 'end') return `From ${formatDay(picking.checkIn)}`
  return `${formatDay(picking.checkIn)} – ${formatDay(picking.checkOut)}`
}
