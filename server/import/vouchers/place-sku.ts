import { termsFaults } from '@/domain/vouchers/terms-faults'
import { utcDay } from '@/domain/days/civil-day'
import { currencyOf } from '@/domain/money/currency'
import type { FxRates } from '@/domain/rates/rate-facts'
import type { Executor } from '../../kernel/database/executor'
import type { skuRoom } from '../../kernel/database/schema/vouchers'
import { importedHotelId } from '../import-hotel'
import { stableId } from '../imported-rows'
import type { SkuDraft } from './draft-sku'
import { type HotelWithRooms, readHotelWithRooms, type SkuRow, type UsableRoom } from './repository'

/** A SKU that can be written as it is. */
export interface PlacedSku {
  readonly row: SkuRow
  readonly rooms: readonly (typeof skuRoom.$inferSelect)[]
  /** By what people know where it is used first. */
  readonly placeName: string
}

/** With what SKUs are placed. */
export interface PlaceParts {
  readonly db: Executor
  readonly source: string
  readonly fx: FxRates
}

/** The id of the SKU that an entry becomes. */
export const importedSkuId = (source: string, ownId: string): string => `i${stableId(source, 'sku', ownId)}`

/** A hotel with the rooms there in which vouchers can be used. */
interface UsedHotel {
  readonly found: HotelWithRooms
  readonly rooms: readonly (UsableRoom & { readonly upgradeMinor: number })[]
}

type Place = SkuDraft['places'][number]

/** Products stand behind those of the catalogue, and the choices of one beside each other. */
const FIRST_RANK = 1_000_000
const MOST_RANKS = 2_000_000_000

const MOST_PICTURES = 6

/** Looks up hotels and rooms of a draft by the ids that its operator, or this server, has for them; returns why it can't be sold, if so. */
export async function placeSku(ownId: string, draft: SkuDraft, parts: PlaceParts): Promise<PlacedSku | string> {
  const used = await usedHotels(draft.places, parts)
  if (typeof used === 'string') return used
  const [first] = used
  if (!first) return 'it can be used nowhere'
  const currencyCode = draft.currencyCode || first.found.hotel.currencyCode
  if (!parts.fx.has(currencyCode) || !currencyOf(currencyCode)) return `currency "${currencyCode}" has no exchange rate`
  const row = rowOf(importedSkuId(parts.source, ownId), { ...draft, currencyCode }, used, parts.source)
  const rooms = used.flatMap(({ found, rooms: usedRooms }) =>
    usedRooms.map(({ id, upgradeMinor }) => ({
      skuId: row.id,
      roomTypeId: id,
      hotelId: found.hotel.id,
      upgradeMinor,
    })),
  )
  const once = rooms.filter(({ roomTypeId }, at) => rooms.findIndex((one) => one.roomTypeId === roomTypeId) === at)
  return { row, rooms: once, placeName: first.found.hotel.name }
}

/** What stands against selling a SKU from a day on by its terms, empty for nothing. */
export function faultsOfTerms(
  { terms, validity, nights, saleStart }: SkuDraft,
  currencyCode: string,
  now: Date,
): string {
  const saleDay = utcDay(saleStart !== null && saleStart > now ? saleStart : now)
  return termsFaults({ terms, validity, nights, currencyCode, saleDay })
    .map(({ field, text }) => `${field}: ${text}`)
    .join('; ')
}

async function usedHotels(places: readonly Place[], { db, source }: PlaceParts): Promise<UsedHotel[] | string> {
  const used: UsedHotel[] = []
  for (const { hotelId, room, upgradeMinor = 0 } of places) {
    const found = await readHotelWithRooms(db, [importedHotelId(source, hotelId), hotelId])
    if (!found) return `there is no hotel "${hotelId}"`
    const rooms = room === undefined ? found.rooms : roomsCalled(found.rooms, room)
    if (rooms.length === 0)
      return room === undefined
        ? `hotel "${hotelId}" sells no rooms`
        : `hotel "${hotelId}" sells no room type "${room}"`
    if (room !== undefined && rooms.length > 1) return `hotel "${hotelId}" has ${rooms.length} room types "${room}"`
    used.push({ found, rooms: rooms.map((one) => ({ ...one, upgradeMinor })) })
  }
  return used
}

/** The room type with an id, or those of a name. */
function roomsCalled(rooms: readonly UsableRoom[], wanted: string): readonly UsableRoom[] {
  const byId = rooms.filter(({ id }) => id === wanted)
  return byId.length > 0 ? byId : rooms.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
}

function rowOf(id: string, draft: SkuDraft, used: readonly UsedHotel[], source: string): SkuRow {
  const { places: _places, isDeleted: _isDeleted, validity, productId, position, ...facts } = draft
  const [first] = used
  if (!first) throw new RangeError('a voucher is good in no hotel')
  const { hotel } = first.found
  const rank = FIRST_RANK + (Number.parseInt(stableId('rank', source, productId), 16) % MOST_RANKS) + position
  const pictures = used.flatMap(({ found, rooms }) => [found.hotel.headPictureId, ...(rooms[0]?.pictureIds ?? [])])
  return {
    ...facts,
    id,
    productId: importedSkuId(source, productId),
    hotelId: hotel.id,
    cityId: hotel.cityId,
    pictureId: hotel.headPictureId,
    gallery: [...new Set(pictures)].slice(0, MOST_PICTURES),
    held: 0,
    sold: 0,
    validFrom: validity.kind === 'days' ? validity.from : null,
    validUntil: validity.kind === 'days' ? validity.until : null,
    validDays: validity.kind === 'after_purchase' ? validity.days : null,
    rank,
  }
}
