import { nightsBetween } from '../days/nights-between'
import { calendarTexts } from '../texts'
import type { CalendarRules, Picking } from './calendar-rules'

/** Why the choice can't be confirmed yet, in the specification's words (§5, byte for byte), or null when it can. */
export function stayMessage(picking: Picking, rules: CalendarRules): string | null {
  if (picking.step === 'start') return calendarTexts.noCheckIn
  if (picking.step === 'end') return endMessage(rules)
  return nightsMessage(nightsBetween(picking.checkIn, picking.checkOut), rules)
}

function endMessage({ dayLimitMin, allowsSameDay }: CalendarRules): string {
  return dayLimitMin > 1 && !allowsSameDay ? calendarTexts.selectAtLeast(dayLimitMin) : calendarTexts.noCheckOut
}

function nightsMessage(nights: number, { dayLimitMin, dayLimitMax, dayStep, allowsSameDay }: CalendarRules) {
  if (nights === 0 && allowsSameDay) return null
  if (dayLimitMin === dayStep && nights % dayStep !== 0) return calendarTexts.requiresStay(dayLimitMin)
  if (nights < dayLimitMin) return calendarTexts.minimumStay(dayLimitMin)
  if (nights > dayLimitMax) return calendarTexts.maximumStay(dayLimitMax)
  if (nights % dayStep === 0) return null
  const longer = Math.ceil(nights / dayStep) * dayStep
  return longer <= dayLimitMax ? calendarTexts.selectAtLeast(longer) : calendarTexts.maximumStay(longer - dayStep)
}
