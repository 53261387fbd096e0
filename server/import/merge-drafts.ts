import { createHash } from 'node:crypto'
import { foldPlaceName } from '../stays/names/place-names'
import type { CityBook } from './city-book'
import type { Drafted, HotelDraft } from './hotel-draft'
import { type HotelPlace, placeHotel } from './place-hotel'
import { alikeRooms } from './draft-rooms'

/** An entry that has its place; sourceId is the operator's id, or one made of name, city and street. */
export interface PlacedHotel {
  readonly drafted: Drafted
  readonly place: HotelPlace
  readonly sourceId: string
}

/** Gives an entry its place, or the reason why it has none. */
export function placedHotel(drafted: Drafted, book: CityBook): PlacedHotel | Drafted {
  const { draft } = drafted
  if (!draft) return drafted
  const place = placeHotel(draft, book)
  if (typeof place === 'string') return { ...drafted, draft: null, refusal: place }
  const keyParts = [draft.name, place.cityId, draft.address].map(foldPlaceName)
  const madeId = createHash('sha256').update(keyParts.join('\u0000')).digest('hex').slice(0, 20)
  return { drafted, place, sourceId: draft.ownId || madeId }
}

/** Entries of one hotel become one: rows that differ in room or review are joined, and of different hotels under one id only the fullest is taken, whatever the order. */
export function mergeDrafts(placed: readonly PlacedHotel[]): PlacedHotel[] {
  const byId = new Map<string, PlacedHotel[]>()
  for (const one of placed) byId.set(one.sourceId, [...(byId.get(one.sourceId) ?? []), one])
  return [...byId.values()].flatMap(oneOf)
}

function oneOf(entries: readonly PlacedHotel[]): PlacedHotel[] {
  const byFacts = new Map<string, PlacedHotel[]>()
  for (const one of entries) byFacts.set(factsOf(one), [...(byFacts.get(factsOf(one)) ?? []), one])
  const joined = [...byFacts.values()].map(joinedOf).toSorted(fullestFirst)
  const [taken, ...others] = joined
  if (!taken) return []
  const refusal = `its id ${taken.sourceId} is also that of line ${taken.drafted.line}, another hotel`
  return [taken, ...others.map((other) => ({ ...other, drafted: { ...other.drafted, draft: null, refusal } }))]
}

function joinedOf(entries: readonly PlacedHotel[]): PlacedHotel {
  const drafts = entries.flatMap(({ drafted }) => drafted.draft ?? [])
  const first = entries.toSorted((one, other) => one.drafted.line - other.drafted.line)[0] ?? entries[0]
  if (!first?.drafted.draft) throw new Error('A placed hotel has no draft.')
  const rooms = isRoomARow(drafts) ? alikeRooms(drafts.flatMap((draft) => draft.rooms)) : first.drafted.draft.rooms
  const reviews = new Map(
    drafts.flatMap((draft) => draft.reviews).map((review) => [JSON.stringify([review.day, review]), review]),
  )
  const sorted = [...reviews].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, review]) => review)
  const refusedRooms = entries.reduce((sum, { drafted }) => sum + drafted.refusedRooms, 0)
  const warnings = [...new Set(entries.flatMap(({ drafted }) => drafted.warnings))]
  const draft = { ...first.drafted.draft, rooms, reviews: sorted }
  return { ...first, drafted: { ...first.drafted, draft, refusedRooms, warnings } }
}

/** Whether rows carry a room each, and not all the same ones beside other reviews. */
const isRoomARow = (drafts: readonly HotelDraft[]) => new Set(drafts.map(({ rooms }) => JSON.stringify(rooms))).size > 1

function factsOf({ drafted }: PlacedHotel): string {
  return JSON.stringify({ ...drafted.draft, reviews: [], rooms: [] })
}

function fullestFirst(one: PlacedHotel, other: PlacedHotel): number {
  const [oneText, otherText] = [JSON.stringify(one.drafted.draft), JSON.stringify(other.drafted.draft)]
  const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
  return otherText.length - oneText.length || (hashOf(oneText) < hashOf(otherText) ? -1 : 1)
}
