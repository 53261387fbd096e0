import { addDays } from '@/domain/days/add-days'
import type { roomNight } from '../../kernel/database/schema/catalogue'
import type { RoomTypeRow } from '../../repositories/catalogue-rows'
import type { Draw } from '../draw'

/** An exceptional night of a room type. */
export type RoomNightRow = typeof roomNight.$inferSelect

/** Makes the few nights that depart from rule and stock, counted from the day of seeding: full houses, closed weekends, last rooms and special prices. */
export function makeNights(draw: Draw, rooms: readonly RoomTypeRow[], seedDay: string): RoomNightRow[] {
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
