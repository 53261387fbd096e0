import { type BitSet, emptyBits, setBit } from './bit-set'
import { LRUCache } from 'lru-cache'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { roomsLeft } from '@/domain/rates/rooms-left'
import type { DayRule } from '@/domain/stays/nights'
import type { IndexedRoom } from './city-index'

/** A set of room types as bits: in the first plane the first room type of every hotel, by its place, in the second the second, and so on. */
export type RoomSet = BitSet

const WORD_BITS = 32

/** Where the room types of a index stand in such sets: what is asked of all hotels is asked of 32 at once. */
export class RoomPlanes {
  /** How many hotels there are. */
  readonly hotels: number
  /** How many words a set has. */
  readonly size: number
  private readonly bits: Int32Array
  private readonly words: number

  /** Of hotels whose room types are numbered through: each one's first, and the one after the last. */
  constructor(firstRoom: Int32Array) {
    this.hotels = firstRoom.length - 1
    this.words = emptyBits(this.hotels).length
    this.bits = new Int32Array(firstRoom[this.hotels] ?? 0)
    let planes = 0
    for (let place = 0; place < this.hotels; place++) {
      const first = firstRoom[place] ?? 0
      const count = (firstRoom[place + 1] ?? 0) - first
      planes = Math.max(planes, count)
      for (let at = 0; at < count; at++) this.bits[first + at] = at * this.words * WORD_BITS + place
    }
    this.size = this.words * planes
  }

  /** A set without room types. */
  none(): RoomSet {
    return new Uint32Array(this.size)
  }

  /** The bit of a room type. */
  bitOf(room: number): number {
    return this.bits[room] ?? 0
  }

  /** The hotels that have a room type which is in both sets. */
  hotelsInBoth(one: RoomSet, other: RoomSet): BitSet {
    return this.hotelsOf((word) => (one[word] ?? 0) & (other[word] ?? 0))
  }

  private hotelsOf(wordAt: (word: number) => number): BitSet {
    const { words, size } = this
    const hotels = new Uint32Array(words)
    for (let start = 0; start < size; start += words) {
      for (let word = 0; word < words; word++) hotels[word] = (hotels[word] ?? 0) | wordAt(start + word)
    }
    return hotels
  }
}

/** Something that is asked of room types for a single day. */
interface DayQuery {
  readonly name: string
  /** On what of the day the answer hangs. */
  readonly about: 'night' | 'rule'
  /** Whether it is so of a room type on a day about which nothing was written; else it is so of none. */
  readonly isUsual: ((room: IndexedRoom) => boolean) | null
  readonly isSo: (room: IndexedRoom, day: string) => boolean
}

/** Some 3 MB of each index. */
const MOST_WORDS = 800_000

/** Which room types of a index can be had on which days, answered for a day and all of them at once and kept in step with what is written. */
export class OpenRooms {
  /** By day: room types of which a night was written, and those of which a rule was. */
  private readonly written = { night: new Map<string, IndexedRoom[]>(), rule: new Map<string, IndexedRoom[]>() }
  private readonly queries = new Map<string, DayQuery>()
  private readonly usual = new Map<DayQuery, RoomSet>()
  private readonly replies: LRUCache<string, RoomSet>

  constructor(
    private readonly rooms: readonly IndexedRoom[],
    private readonly planes: RoomPlanes,
  ) {
    this.replies = new LRUCache({ max: Math.max(1, Math.floor(MOST_WORDS / (planes.size || 1))) })
  }

  /** Notes that a room type's night or rule of a day is another now; `isFirst` where the day had none. */
  mark(room: IndexedRoom, day: string, about: DayQuery['about'], isFirst: boolean): void {
    if (isFirst) this.writtenOn(day, about).push(room)
    for (const queryOf of this.queries.values()) {
      const roomsOf = queryOf.about === about && this.replies.peek(keyOf(queryOf, day))
      if (roomsOf) setBit(roomsOf, this.planes.bitOf(room.index), queryOf.isSo(room, day))
    }
  }

  /** Room types that have rooms for a stay on each of its nights, and whose day rules let it begin, last and end. */
  forStay({ checkIn, checkOut, nights, rooms }: Stay): RoomSet {
    const isLeft = this.queryOf(`left ${rooms}`, () => leftQuery(rooms))
    const isShut = this.queryOf(`shut ${nights}`, () => shutQuery(nights))
    const open = this.roomsOf(isLeft, checkIn).slice()
    take(open, this.roomsOf(isShut, checkIn))
    for (let night = 1; night < nights; night++) {
      const day = addDays(checkIn, night)
      keep(open, this.roomsOf(isLeft, day))
      take(open, this.roomsOf(NO_THROUGH, day))
    }
    take(open, this.roomsOf(NO_DEPARTURE, checkOut))
    return open
  }

  private writtenOn(day: string, about: DayQuery['about']): IndexedRoom[] {
    const known = this.written[about].get(day) ?? []
    this.written[about].set(day, known)
    return known
  }

  private queryOf(name: string, create: () => DayQuery): DayQuery {
    return this.queries.get(name) ?? create()
  }

  private roomsOf(queryOf: DayQuery, day: string): RoomSet {
    this.queries.set(queryOf.name, queryOf)
    const key = keyOf(queryOf, day)
    const known = this.replies.get(key)
    if (known) return known
    const set = this.usualOf(queryOf).slice()
    for (const room of this.written[queryOf.about].get(day) ?? []) {
      setBit(set, this.planes.bitOf(room.index), queryOf.isSo(room, day))
    }
    this.replies.set(key, set)
    return set
  }

  private usualOf(queryOf: DayQuery): RoomSet {
    const known = this.usual.get(queryOf)
    if (known) return known
    const set = this.planes.none()
    if (queryOf.isUsual) {
      for (const room of this.rooms) {
        if (queryOf.isUsual(room)) setBit(set, this.planes.bitOf(room.index), true)
      }
    }
    this.usual.set(queryOf, set)
    return set
  }
}

const leftQuery = (rooms: number): DayQuery => ({
  name: `left ${rooms}`,
  about: 'night',
  isUsual: ({ stock }) => stock >= rooms,
  isSo: ({ stock, nights }, day) => roomsLeft(stock, day, nights) >= rooms,
})

const shutQuery = (nights: number): DayQuery =>
  ruleQuery(`shut ${nights}`, (rule) => {
    return rule.isClosedToArrival || nights < (rule.minNights ?? 1) || nights > (rule.maxNights ?? Infinity)
  })

const NO_THROUGH = ruleQuery('no stay through', ({ isClosedToStay }) => isClosedToStay)
const NO_DEPARTURE = ruleQuery('no departure', ({ isClosedToDeparture }) => isClosedToDeparture)

function ruleQuery(name: string, isSoBy: (rule: DayRule) => boolean): DayQuery {
  const isSo = ({ dayRules }: IndexedRoom, day: string) => {
    const rule = dayRules.get(day)
    return rule !== undefined && isSoBy(rule)
  }
  return { name, about: 'rule', isUsual: null, isSo }
}

const keyOf = ({ name }: DayQuery, day: string) => `${name} ${day}`

function keep(set: RoomSet, other: RoomSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

function take(set: RoomSet, other: RoomSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}
