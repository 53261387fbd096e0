import type { RoomDraft } from './hotel-draft'
import type { RecordReader } from './record-reader'

/** Rooms of an entry: those that are alike are one kind with a stock of so many; rates count as a night before tax. */
export function draftRooms(reader: RecordReader): RoomDraft[] {
  const listed = reader.value('rooms')
  if (!Array.isArray(listed)) {
    reader.note('no rooms with rates: shown, but not bookable')
    return []
  }
  const kinds = new Map<string, RoomDraft>()
  for (const entry of listed) {
    const room = roomOf(entry)
    if (typeof room === 'string') {
      reader.note(room)
      continue
    }
    const key = JSON.stringify(room)
    kinds.set(key, { ...room, stock: (kinds.get(key)?.stock ?? 0) + room.stock })
  }
  return [...kinds.values()]
}

/** A room, or why it is none. */
function roomOf(entry: unknown): RoomDraft | string {
  if (typeof entry !== 'object' || entry === null) return 'a room is no object'
  const fields = new Map(Object.entries(entry).map(([name, value]) => [name.toLowerCase(), value]))
  const text = (...names: string[]) => names.map((name) => fields.get(name)).find((value) => typeof value === 'string')
  const number = (...names: string[]) =>
    Number(names.map((name) => fields.get(name)).find((value) => value !== undefined))
  const name = text('description', 'name', 'type')?.trim()
  const rate = number('baserate', 'rate', 'price')
  const maxGuests = number('sleepscount', 'sleeps', 'maxguests')
  if (!name) return 'a room has no name'
  if (!(rate > 0)) return `room "${name}" has no rate`
  if (!(maxGuests >= 1)) return `room "${name}" does not say how many it sleeps`
  const stock = number('count', 'stock', 'quantity')
  return {
    name: fields.get('smokingallowed') === true ? `${name}, smoking` : name,
    bedText: text('bedoptions', 'beds', 'bed')?.trim() ?? '',
    maxGuests,
    rateAmount: rate,
    stock: stock >= 1 ? Math.floor(stock) : 1,
    facilities: facilitiesOf(fields.get('tags') ?? fields.get('amenities')),
  }
}

function facilitiesOf(tags: unknown): string[] {
  const words = Array.isArray(tags) ? tags.filter((tag): tag is string => typeof tag === 'string') : []
  const unique = [...new Set(words.map((word) => word.trim().toLowerCase()))]
  return unique.filter((word) => word !== 'room tags').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
}
