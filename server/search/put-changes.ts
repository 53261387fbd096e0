import type { NightFacts } from '@/domain/rates/rate-facts'
import type { DayRule } from '@/domain/stays/nights'
import { type NightTuple, nightOf, type RuleTuple, ruleOf } from '../repositories/night-tuples'
import { Interner } from './interner'
import type { Shelf } from './shelf'

/** Nights and day rules as the database has them now. */
export interface NightChanges {
  readonly nights: readonly NightTuple[]
  readonly rules: readonly RuleTuple[]
}

/** Puts nights and rules on a shelf in place of what it has for those days, and notes whose they are; those of rooms that stand elsewhere are passed over. What many nights have alike is kept once: a catalogue has millions. */
export function putChanges(shelf: Shelf, { nights, rules }: NightChanges): void {
  const [facts, dayRules] = [new Interner<NightFacts>(), new Interner<DayRule>()]
  for (const tuple of nights) {
    const room = shelf.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.nights.has(tuple[1])
    if (room.nights.size === 0) room.nights = new Map()
    const night = facts.get(tuple.slice(2).join(' '), () => nightOf(tuple))
    room.nights.set(tuple[1], night)
    shelf.openRooms.note(room, tuple[1], 'night', isFirst)
    shelf.changed.push(room.place)
  }
  for (const tuple of rules) {
    const room = shelf.roomById.get(tuple[0])
    if (!room) continue
    const isFirst = !room.dayRules.has(tuple[1])
    if (room.dayRules.size === 0) room.dayRules = new Map()
    const rule = dayRules.get(tuple.slice(2).join(' '), () => ruleOf(tuple))
    room.dayRules.set(tuple[1], rule)
    shelf.openRooms.note(room, tuple[1], 'rule', isFirst)
    shelf.changed.push(room.place)
  }
}
