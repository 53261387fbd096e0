import { type NightTuple, nightOf, type RuleTuple, ruleOf } from '../repositories/night-tuples'
import type { Shelf } from './shelf'

/** Nights and day rules as the database has them now. */
export interface NightChanges {
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
}

/** Puts nights and rules on a shelf in place of what it has for those days, and notes whose they are; those of rooms that stand elsewhere are passed over. */
export function putChanges(shelf: Shelf, { nights, rules }: NightChanges): void {
  for (const tuple of nights) {
    const room = shelf.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.nights.has(tuple[1])
    if (room.nights.size === 0) room.nights = new Map()
    room.nights.set(tuple[1], nightOf(tuple))
    shelf.openRooms.note(room, tuple[1], 'night', isFirst)
    shelf.changed.push(room.place)
  }
  for (const tuple of rules) {
    const room = shelf.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.dayRules.has(tuple[1])
    if (room.dayRules.size === 0) room.dayRules = new Map()
    room.dayRules.set(tuple[1], ruleOf(tuple))
    shelf.openRooms.note(room, tuple[1], 'rule', isFirst)
    shelf.changed.push(room.place)
  }
}
