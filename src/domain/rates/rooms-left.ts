import type { NightsByDay } from './rate-facts'

/** Rooms still to sell on one night: what is neither held nor sold of the night's own total, or the room type's stock where nothing happened yet. */
export function roomsLeft(stock: number, day: string, nights: NightsByDay): number {
  const night = nights.get(day)
  return night ? Math.max(0, night.total - night.held - night.sold) : stock
}

/** The fewest rooms left on any night of a stay. */
export function fewestRoomsLeft(stock: number, days: readonly { readonly day: string }[], nights: NightsByDay): number {
  let fewest = nights.size === 0 ? stock : Infinity
  if (nights.size > 0) for (const { day } of days) fewest = Math.min(fewest, roomsLeft(stock, day, nights))
  return fewest
}
