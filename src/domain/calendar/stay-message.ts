import { nightsBetween } from '../days/nights-between'
import type { CalendarRules, Picking } from './calendar-rules'

/** Why the choice can't be confirmed yet, in the specification's words (§5, byte for byte), or null when it can. */
export function stayMessage(picking: Picking, rules: CalendarRules): string | null {
  if (picking.step === 'start') return 'Please select check-in date'
  if (picking.step === 'end') return endMessage(rules)
  return nightsMessage(nightsBetween(picking.checkIn, picking.checkOut), rules)
}

function endMessage({ dayLimitMin, allowsSameDay }: CalendarRules): string {
  return dayLimitMin > 1 && !allowsSameDay
    ? `Please select at least ${dayLimitMin} nights`
    : 'Please select a check-out date'
}

function nightsMessage(nights: number, { dayLimitMin, dayLimitMax, dayStep, allowsSameDay }: CalendarRules) {
  if (nights === 0 && allowsSameDay) return null
  if (dayLimitMin === dayStep && nights % dayStep !== 0) return `Requires a stay of ${dayLimitMin} nights`
  if (nights < dayLimitMin) return `Minimum stay of ${dayLimitMin}nights`
  if (nights > dayLimitMax) return `Maximum stay of ${dayLimitMax} nights`
  if (nights % dayStep === 0) return null
  const longer = Math.ceil(nights / dayStep) * dayStep
  return longer <= dayLimitMax
    ? `Please select at least ${longer} nights`
    : `Maximum stay of ${longer - dayStep} nights`
}
