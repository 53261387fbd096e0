import { createHash } from 'node:crypto'
import type { SkuSnapshot } from '../kernel/database/schema/vouchers'
import { canonicalJson } from '../kernel/idempotency/run-once'
import { type PictureLibrary, presentPicture } from '../kernel/pictures/picture-library'
import type { SkuRoomRow, SkuRow } from './repository/skus'
import { validityOf } from './validity'

/** What a buyer of a SKU is shown and agrees to. */
export function snapshotOf(pictures: PictureLibrary, row: SkuRow, rooms: readonly SkuRoomRow[]): SkuSnapshot {
  const hotels = new Map(
    rooms.map(({ hotel, city }) => [
      hotel.id,
      {
        hotelId: hotel.id,
        name: hotel.name,
        cityName: city.name,
        timeZone: hotel.timeZone,
        countryCode: hotel.countryCode,
      },
    ]),
  )
  return {
    vatKind: vatKindOf(rooms),
    name: row.name,
    subTitle: row.subTitle,
    variant: row.variant,
    headImg: presentPicture(pictures, row.pictureId),
    nights: row.nights,
    terms: row.terms,
    validity: validityOf(row),
    faceMinor: row.faceMinor,
    hotels: [...hotels.values()],
    rooms: rooms.map(({ room, upgradeMinor }) => ({ roomTypeId: room.id, upgradeMinor })),
  }
}

/** Of one purpose where all of a voucher's hotels are in one country and have one rate, so that its tax is known when it is sold; else of several. */
const vatKindOf = (rooms: readonly SkuRoomRow[]): SkuSnapshot['vatKind'] =>
  new Set(rooms.map(({ hotel }) => `${hotel.countryCode} ${hotel.taxPercent}`)).size === 1
    ? 'single_purpose'
    : 'multi_purpose'

/** The names of hotels, each with its city, as one text. */
export const hotelsText = (hotels: readonly Pick<SkuSnapshot['hotels'][number], 'name' | 'cityName'>[]): string =>
  hotels.map(({ name, cityName }) => `${name}, ${cityName}`).join('; ')

/** The hash of a snapshot: equal where nothing of it changed. */
export const snapshotHash = (snapshot: SkuSnapshot): string =>
  createHash('sha256').update(canonicalJson(snapshot)).digest('hex')
