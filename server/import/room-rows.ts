import { factNames, type RoomFact, roomFactNames } from './field-aliases'
import { readRecords } from './read-records'
import { RecordReader } from './record-reader'
import type { RefusedLine, SourceRecord } from './source-record'

/** Rows of rooms of separate files, by the id of their hotel. */
export interface RoomRows {
  readonly refused: readonly RefusedLine[]
  /** The rooms of a hotel, which are marked as used. */
  of(hotelId: string): readonly object[]
  /** Ids of hotels whose rooms were never asked for. */
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
