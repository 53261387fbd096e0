import type { StayNight } from '../stay/nights-of-stay'
import type { HolidayDays, NightsByDay, RoomRate } from './rate-facts'
import { seasonPercent } from './season-percent'

/** What a night of a room costs in minor units of the hotel's currency, before tax and not yet rounded: base times weekday, season and holiday level, or the night's own price. */
export function roomNightMinor(room: RoomRate, night: StayNight, nights: NightsByDay, holidays: HolidayDays): number {
  const override = nights.get(night.day)?.priceMinor
  if (override) return override
  const weekday = room.weekdayPercent[night.weekday] ?? 100
  const holiday = holidays.has(night.day) ? room.holidayPercent : 100
  return (room.baseMinor * weekday * seasonPercent(night.monthDay, room.seasons) * holiday) / 1_000_000
}
