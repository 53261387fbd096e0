import { weekdayOf } from '../days/weekday-of'
import type { HolidayDays, NightsByDay, RoomRate } from './rate-facts'
import { seasonPercent } from './season-percent'

/** What a night of a room costs in minor units of the hotel's currency, before tax and not yet rounded: base times weekday, season and holiday level, or the night's own price. */
export function roomNightMinor(room: RoomRate, day: string, nights: NightsByDay, holidays: HolidayDays): number {
  const override = nights.get(day)?.priceMinor
  if (override) return override
  const weekday = room.weekdayPercent[weekdayOf(day)] ?? 100
  const holiday = holidays.has(day) ? room.holidayPercent : 100
  return (room.baseMinor * weekday * seasonPercent(day, room.seasons) * holiday) / 1_000_000
}
