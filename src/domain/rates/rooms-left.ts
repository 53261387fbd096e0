import type { NightsByDay } from './rate-facts'

/** Rooms still to sell on one night: what is neither held nor sold of the night's own total, or the room type's stock where nothing happened yet. */
export function roomsLeft(stock: number, day: string, nights: NightsByDay): number {
  const night = nights.get(day)
  return night ? Math.max(0, night.total - night.held - night.sold) : stock
}
