import { cleanLine, MOST_GUESTS, MOST_ROOM_KINDS, MOST_STOCK, RecordReader } from './record-reader'
import { type Fact, factNames, type RoomFact, roomFactNames } from './field-aliases'
import { flatFields, readRecords, type RefusedLine, type SourceRecord } from './records'
import type { RoomDraft } from './hotel-draft'

/** Rooms of an entry: those that are alike are one kind with a stock of so many; rates count as a night before tax. */
export function draftRooms(reader: RecordReader<Fact>): { rooms: RoomDraft[]; refused: number } {
  const entries = roomEntries(reader)
  const drafted = entries.map(roomOf)
  const refusals = drafted.filter((room) => typeof room === 'string')
  for (const refusal of refusals) reader.addWarning(refusal)
  const rooms = alikeRooms(drafted.filter((room) => typeof room !== 'string'))
  if (rooms.length === 0) reader.addWarning('no rooms with rates: shown, but not bookable')
  if (rooms.length > MOST_ROOM_KINDS)
    reader.addWarning(`only ${MOST_ROOM_KINDS} of ${rooms.length} kinds of rooms are taken`)
  return { rooms: rooms.slice(0, MOST_ROOM_KINDS), refused: refusals.length }
}

/** Rooms that differ in nothing but their number become one kind, the cheapest first. */
export function alikeRooms(rooms: readonly RoomDraft[]): RoomDraft[] {
  const kinds = new Map<string, RoomDraft>()
  for (const room of rooms) {
    const key = JSON.stringify({ ...room, stock: 0, isStockStated: false })
    const known = kinds.get(key)
    const stock = Math.min(MOST_STOCK, (known?.stock ?? 0) + room.stock)
    kinds.set(key, { ...room, stock, isStockStated: room.isStockStated && (known?.isStockStated ?? true) })
  }
  const keyed = [...kinds].toSorted(([oneKey, one], [otherKey, other]) =>
    one.rateAmount === other.rateAmount ? (oneKey < otherKey ? -1 : 1) : one.rateAmount - other.rateAmount,
  )
  return keyed.map(([, room]) => room)
}

/** The list of rooms of an entry, or the one room of a row. */
function roomEntries(reader: RecordReader<Fact>): unknown[] {
  const listed = reader.value('rooms')
  if (Array.isArray(listed)) return listed
  const room = {
    name: reader.value('roomName'),
    rate: reader.value('roomRate'),
    sleeps: reader.value('roomGuests'),
    beds: reader.value('roomBeds'),
    stock: reader.value('roomStock'),
  }
  return room.name === undefined && room.rate === undefined ? [] : [room]
}

/** A room, or why it is none. */
function roomOf(entry: unknown): RoomDraft | string {
  if (typeof entry !== 'object' || entry === null) return 'a room is no object'
  const reader = new RecordReader<RoomFact>(flatFields(entry), roomFactNames)
  const name = reader.text('name', 120)
  const isWhole = (value: number, least: number, most: number) =>
    Number.isInteger(value) && value >= least && value <= most
  if (!name) return 'a room has no name'
  const rate = reader.number('rate')
  if (rate === null || !(rate > 0)) return `room "${name}" has no rate`
  const maxGuests = reader.number('guests')
  if (maxGuests === null) return `room "${name}" does not say how many it sleeps`
  if (!isWhole(maxGuests, 1, MOST_GUESTS))
    return `room "${name}" sleeps ${maxGuests}, which is no whole number from 1 to ${MOST_GUESTS}`
  const stock = reader.number('stock')
  if (stock !== null && !isWhole(stock, 0, MOST_STOCK))
    return `room "${name}" has a stock of ${stock}, which is no whole number from 0 to ${MOST_STOCK}`
  return {
    name: reader.isYes('isSmoking') ? `${name}, smoking` : name,
    bedText: reader.text('beds', 120),
    maxGuests,
    rateAmount: rate,
    stock: stock ?? 1,
    isStockStated: stock !== null,
    facilities: facilitiesOf(reader.value('features')),
  }
}

function facilitiesOf(tags: unknown): string[] {
  const labels = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : []
  const unique = [...new Set(labels.map((word) => cleanLine(word).slice(0, 60).toLowerCase()))]
  const known = unique.filter((word) => word !== '' && word !== 'room tags').slice(0, 40)
  return known.map((word) => word.charAt(0).toUpperCase() + word.slice(1))
}

/** Rows of rooms of separate files, by the id of their hotel. */
export interface RoomRows {
  readonly refused: readonly RefusedLine[]
  /** The rooms of a hotel, which are marked as used. */
  of(hotelId: string): readonly object[]
  /** Ids of hotels whose rooms were never requested. */
  unused(): string[]
  readonly byHotel: ReadonlyMap<string, readonly object[]>
}

/** Reads a file of rooms, each with the id of its hotel; throws UnreadableFile. */
export async function readRoomRows(path: string): Promise<RoomRows> {
  const { records, refused } = await readRecords(path)
  const byHotel = new Map<string, object[]>()
  const orphans: RefusedLine[] = []
  for (const { line, fields } of records) {
    const hotel = new RecordReader<RoomFact>(fields, roomFactNames).text('hotel')
    if (hotel === '') orphans.push({ line, reason: 'the room names no hotel by its id' })
    else byHotel.set(hotel, [...(byHotel.get(hotel) ?? []), Object.fromEntries(fields)])
  }
  return roomRows(byHotel, [...refused, ...orphans])
}

/** The rooms of several files together. */
export function mergedRoomRows(all: readonly RoomRows[]): RoomRows {
  const byHotel = new Map<string, object[]>()
  for (const rows of all)
    for (const [hotel, rooms] of rows.byHotel) byHotel.set(hotel, [...(byHotel.get(hotel) ?? []), ...rooms])
  return roomRows(
    byHotel,
    all.flatMap(({ refused }) => refused),
  )
}

function roomRows(byHotel: ReadonlyMap<string, readonly object[]>, refused: readonly RefusedLine[]): RoomRows {
  const used = new Set<string>()
  return {
    refused,
    byHotel,
    of: (hotelId) => {
      used.add(hotelId)
      return byHotel.get(hotelId) ?? []
    },
    unused: () => [...byHotel.keys()].filter((hotelId) => !used.has(hotelId)),
  }
}

/** An entry with the rooms that separate files have for it. */
export function withRooms(record: SourceRecord, rooms: RoomRows | undefined): SourceRecord {
  if (!rooms) return record
  const found = rooms.of(new RecordReader(record.fields, { id: factNames.id }).text('id'))
  return found.length > 0 ? { ...record, fields: new Map([...record.fields, ['rooms', found]]) } : record
}
