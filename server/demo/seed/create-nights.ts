import { addDays, weekdayOf, yearOf } from '@/domain/days/civil-day'
import type { roomDayRule, roomNight } from '../../kernel/database/schema/catalogue'
import type { RoomTypeRow } from '../../stays/repository/catalogue'
import type { Draw } from '../../stays/reference/draw'

/** An exceptional night of a room type. */
export type RoomNightRow = typeof roomNight.$inferSelect

/** Makes the few nights that depart from rule and stock, counted from the day of seeding: full houses, closed weekends, last rooms and special prices. */
export function createNights(draw: Draw, rooms: readonly RoomTypeRow[], seedDay: string): RoomNightRow[] {
  const kind = draw.between(1, 100)
  if (kind <= 5) return wholeHouse(rooms, seedDay, 0, 3)
  if (kind <= 12) return wholeHouse(rooms, addDays(seedDay, draw.between(5, 60)), 0, 2)
  if (kind <= 24) return lastRooms(draw, rooms.slice(0, 2), seedDay)
  return kind <= 34 ? specialPrices(draw, rooms, addDays(seedDay, draw.between(10, 90))) : []
}

function wholeHouse(rooms: readonly RoomTypeRow[], from: string, total: number, nights: number): RoomNightRow[] {
  return rooms.flatMap((room) =>
    Array.from({ length: nights }, (_, offset) => night(room.id, addDays(from, offset), total, null)),
  )
}

function lastRooms(draw: Draw, rooms: readonly RoomTypeRow[], seedDay: string): RoomNightRow[] {
  return rooms.flatMap((room) =>
    Array.from({ length: 7 }, (_, offset) => night(room.id, addDays(seedDay, offset), draw.between(1, 3), null)),
  )
}

function specialPrices(draw: Draw, rooms: readonly RoomTypeRow[], from: string): RoomNightRow[] {
  const percent = draw.pick([80, 85, 150, 180])
  return rooms.flatMap((room) =>
    Array.from({ length: 3 }, (_, offset) =>
      night(room.id, addDays(from, offset), room.stock, Math.round((room.baseMinor * percent) / 100)),
    ),
  )
}

function night(roomTypeId: string, day: string, total: number, priceMinor: number | null): RoomNightRow {
  return { roomTypeId, day, total, held: 0, sold: 0, priceMinor }
}

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
export function createDayRules(
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
  if (kind <= 25) return [{ day: `${yearOf(seedDay)}-12-31`, isClosedToDeparture: true, minNights: 2 }]
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
