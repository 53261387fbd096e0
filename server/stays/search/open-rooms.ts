import { type BitSet, emptyBits, setBit } from './bit-set'
import { LRUCache } from 'lru-cache'
import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/civil-day'
import { roomsLeft } from '@/domain/rates/rooms-left'
import type { DayRule } from '@/domain/stays/nights'
import type { IndexedRoom } from './city-index'

/** A set of room types as bit planes: the first plane has the first room type of every hotel by position, the second plane the second, and so on. */
export type RoomSet = BitSet

const WORD_BITS = 32

/** Maps the room types of an index to bits of such sets, so that 32 hotels are evaluated at once. */
export class RoomPlanes {
  /** Number of hotels. */
  readonly hotels: number
  /** Number of words in a set. */
  readonly size: number
  private readonly bits: Int32Array
  private readonly wordCount: number

  /** Takes the index of each hotel's first room type, and one more entry that marks the end. */
  constructor(firstRoom: Int32Array) {
    this.hotels = firstRoom.length - 1
    this.wordCount = emptyBits(this.hotels).length
    this.bits = new Int32Array(firstRoom[this.hotels] ?? 0)
    let planes = 0
    for (let position = 0; position < this.hotels; position++) {
      const first = firstRoom[position] ?? 0
      const count = (firstRoom[position + 1] ?? 0) - first
      planes = Math.max(planes, count)
      for (let at = 0; at < count; at++) this.bits[first + at] = at * this.wordCount * WORD_BITS + position
    }
    this.size = this.wordCount * planes
  }

  /** Returns an empty set. */
  none(): RoomSet {
    return new Uint32Array(this.size)
  }

  /** Returns the bit of a room type. */
  bitOf(room: number): number {
    return this.bits[room] ?? 0
  }

  /** Hotels with a room type that is in both sets. */
  hotelsInBoth(one: RoomSet, other: RoomSet): BitSet {
    return this.hotelsOf((word) => (one[word] ?? 0) & (other[word] ?? 0))
  }

  private hotelsOf(wordAt: (word: number) => number): BitSet {
    const { wordCount, size } = this
    const hotels = new Uint32Array(wordCount)
    for (let start = 0; start < size; start += wordCount) {
      for (let word = 0; word < wordCount; word++) hotels[word] = (hotels[word] ?? 0) | wordAt(start + word)
    }
    return hotels
  }
}

/** A condition on room types for a single day. */
interface DayCondition {
  readonly name: string
  /** Which data of the day the result depends on. */
  readonly dependsOn: 'night' | 'rule'
  /** Whether a room type matches on a day without exceptional data; null where none does. */
  readonly matchesByDefault: ((room: IndexedRoom) => boolean) | null
  readonly matches: (room: IndexedRoom, day: string) => boolean
}

/** Maximum number of 32-bit words in the cached sets of an index: about 3 MB. */
const MAX_WORD_COUNT = 800_000

/** Which room types are available on which days: one cached set for each condition and day, updated with every change. */
export class OpenRooms {
  /** By day: room types with an exceptional night, and those with a day rule. */
  private readonly changedRooms = { night: new Map<string, IndexedRoom[]>(), rule: new Map<string, IndexedRoom[]>() }
  private readonly conditions = new Map<string, DayCondition>()
  private readonly defaults = new Map<DayCondition, RoomSet>()
  private readonly roomSets: LRUCache<string, RoomSet>

  constructor(
    private readonly rooms: readonly IndexedRoom[],
    private readonly planes: RoomPlanes,
  ) {
    // By size, not `max`: a bound on entries is reserved at once, and indexes of a few hotels may hold very many small sets.
    this.roomSets = new LRUCache({ maxSize: MAX_WORD_COUNT, sizeCalculation: () => planes.size || 1 })
  }

  /** Records that the night or rule of a room type changed; `isFirst` where the day had none before. */
  recordChange(room: IndexedRoom, day: string, dependsOn: DayCondition['dependsOn'], isFirst: boolean): void {
    if (isFirst) this.changedRoomsOn(day, dependsOn).push(room)
    for (const condition of this.conditions.values()) {
      const roomsOf = condition.dependsOn === dependsOn && this.roomSets.peek(cacheKey(condition, day))
      if (roomsOf) setBit(roomsOf, this.planes.bitOf(room.index), condition.matches(room, day))
    }
  }

  /** Returns the room types with rooms on each night of a stay whose day rules allow its arrival, nights and departure. */
  forStay({ checkIn, checkOut, nights, rooms }: Stay): RoomSet {
    const hasRooms = this.conditionOf(`left ${rooms}`, () => roomsLeftCondition(rooms))
    const isArrivalClosed = this.conditionOf(`arrival closed ${nights}`, () => arrivalClosedCondition(nights))
    const open = this.roomsOf(hasRooms, checkIn).slice()
    subtractInPlace(open, this.roomsOf(isArrivalClosed, checkIn))
    for (let night = 1; night < nights; night++) {
      const day = addDays(checkIn, night)
      intersectInPlace(open, this.roomsOf(hasRooms, day))
      subtractInPlace(open, this.roomsOf(STAY_CLOSED, day))
    }
    subtractInPlace(open, this.roomsOf(DEPARTURE_CLOSED, checkOut))
    return open
  }

  private changedRoomsOn(day: string, dependsOn: DayCondition['dependsOn']): IndexedRoom[] {
    const known = this.changedRooms[dependsOn].get(day) ?? []
    this.changedRooms[dependsOn].set(day, known)
    return known
  }

  private conditionOf(name: string, create: () => DayCondition): DayCondition {
    return this.conditions.get(name) ?? create()
  }

  private roomsOf(condition: DayCondition, day: string): RoomSet {
    this.conditions.set(condition.name, condition)
    const key = cacheKey(condition, day)
    const known = this.roomSets.get(key)
    if (known) return known
    const set = this.defaultOf(condition).slice()
    for (const room of this.changedRooms[condition.dependsOn].get(day) ?? []) {
      setBit(set, this.planes.bitOf(room.index), condition.matches(room, day))
    }
    this.roomSets.set(key, set)
    return set
  }

  private defaultOf(condition: DayCondition): RoomSet {
    const known = this.defaults.get(condition)
    if (known) return known
    const set = this.planes.none()
    if (condition.matchesByDefault) {
      for (const room of this.rooms) {
        if (condition.matchesByDefault(room)) setBit(set, this.planes.bitOf(room.index), true)
      }
    }
    this.defaults.set(condition, set)
    return set
  }
}

const roomsLeftCondition = (rooms: number): DayCondition => ({
  name: `left ${rooms}`,
  dependsOn: 'night',
  matchesByDefault: ({ stock }) => stock >= rooms,
  matches: ({ stock, nights }, day) => roomsLeft(stock, day, nights) >= rooms,
})

const arrivalClosedCondition = (nights: number): DayCondition =>
  ruleCondition(`arrival closed ${nights}`, (rule) => {
    return rule.isClosedToArrival || nights < (rule.minNights ?? 1) || nights > (rule.maxNights ?? Infinity)
  })

const STAY_CLOSED = ruleCondition('stay closed', ({ isClosedToStay }) => isClosedToStay)
const DEPARTURE_CLOSED = ruleCondition('departure closed', ({ isClosedToDeparture }) => isClosedToDeparture)

function ruleCondition(name: string, ruleMatches: (rule: DayRule) => boolean): DayCondition {
  const matches = ({ dayRules }: IndexedRoom, day: string) => {
    const rule = dayRules.get(day)
    return rule !== undefined && ruleMatches(rule)
  }
  return { name, dependsOn: 'rule', matchesByDefault: null, matches }
}

const cacheKey = ({ name }: DayCondition, day: string) => `${name} ${day}`

function intersectInPlace(set: RoomSet, other: RoomSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0)
}

function subtractInPlace(set: RoomSet, other: RoomSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0)
}
