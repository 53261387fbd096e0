import { addDays } from '@/domain/days/add-days'
import { weekdayOf } from '@/domain/days/weekday-of'
import type { roomDayRule } from '../../kernel/database/schema/catalogue'
import type { RoomTypeRow } from '../../repositories/catalogue-rows'
import type { Draw } from '../draw'

/** A day with rules of its own for a room type. */
export type RoomDayRuleRow = typeof roomDayRule.$inferSelect

/** Public holidays of a country by day, as the demo catalogue has them. */
export type HolidayNames = Readonly<Record<string, string>>

const SATURDAY = 5

const OPEN = {
  isClosedToArrival: false,
  isClosedToDeparture: false,
  isClosedToStay: false,
  minNights: null,
  maxNights: null,
} as const

/** Makes the few days on which a hotel takes stays by rules of its own, counted from the day of seeding: two nights over Saturdays, no arrival on a holiday's last day, no departure on New Year's Eve, a day on which all guests change, short stays from a holiday's last day. */
export function makeDayRules(
  draw: Draw,
  rooms: readonly RoomTypeRow[],
  seedDay: string,
  holidays: HolidayNames,
): RoomDayRuleRow[] {
  const kind = draw.between(1, 100)
  const rules = rulesOf(kind, seedDay, holidays)
  return rooms.flatMap(({ id }) => rules.map((rule) => ({ roomTypeId: id, ...OPEN, ...rule })))
}

type Rule = Partial<Omit<RoomDayRuleRow, 'day' | 'roomTypeId'>> & { readonly day: string }

function rulesOf(kind: number, seedDay: string, holidays: HolidayNames): Rule[] {
  if (kind <= 12) return saturdays(seedDay).map((day) => ({ day, minNights: 2 }))
  if (kind <= 20) return lastHolidays(seedDay, holidays).map((day) => ({ day, isClosedToArrival: true }))
  if (kind <= 25) return [{ day: `${seedDay.slice(0, 4)}-12-31`, isClosedToDeparture: true, minNights: 2 }]
  if (kind <= 27) return [{ day: addDays(seedDay, 45), isClosedToStay: true }]
  return kind <= 31 ? lastHolidays(seedDay, holidays).map((day) => ({ day, maxNights: 3 })) : []
}

function saturdays(seedDay: string): string[] {
  const first = addDays(seedDay, ((SATURDAY - weekdayOf(seedDay) + 7) % 7) + 7)
  return Array.from({ length: 6 }, (_, week) => addDays(first, week * 14))
}

/** The last day of each holiday of the coming half year. */
function lastHolidays(seedDay: string, holidays: HolidayNames): string[] {
  const [soon, until] = [addDays(seedDay, 7), addDays(seedDay, 190)]
  return Object.keys(holidays).filter((day) => day > soon && day < until && holidays[addDays(day, 1)] !== holidays[day])
}
