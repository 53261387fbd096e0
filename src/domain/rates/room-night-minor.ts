import type { StayNight } from '../stays/nights'
import type { HolidayDays, NightsByDay, RoomRate } from './rate-facts'
import { seasonPercent } from './season-percent'

/** What a night of a room costs in minor units of the hotel's currency, before tax and not yet rounded: base times the night's level, or the night's own price. */
export function roomNightMinor(room: RoomRate, night: StayNight, nights: NightsByDay, holidays: HolidayDays): number {
  return ownNightMinor(nights, night.day) || minorAtLevel(room.baseMinor, nightLevel(room, night, holidays))
}

/** The price of its own that a night has in minor units of the hotel's currency; 0 where it has none. */
export function ownNightMinor(nights: NightsByDay, day: string): number {
  return nights.get(day)?.priceMinor || 0
}

/** The level of a night as a product of three per cents: weekday, season and holiday. */
export function nightLevel(
  rule: Pick<RoomRate, 'weekdayPercent' | 'seasons' | 'holidayPercent'>,
  night: StayNight,
  holidays: HolidayDays,
): number {
  const weekday = rule.weekdayPercent[night.weekday] ?? 100
  const holiday = holidays.has(night.day) ? rule.holidayPercent : 100
  return weekday * seasonPercent(night.monthDay, rule.seasons) * holiday
}

/** An amount at such a level. */
export function minorAtLevel(baseMinor: number, level: number): number {
  return (baseMinor * level) / 1_000_000
}
