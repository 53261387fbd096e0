import type { Database } from '../database/executor'
import type { PictureLibrary } from '../pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { bumpCatalogueVersion } from '../repositories/catalogue-version'
import { writeHotelSource } from '../repositories/hotel-source'
import {
  addCity,
  addReviews,
  countHotelsOfCities,
  nextHotelRank,
  putHotel,
  putRooms,
  readCityOfHotel,
} from '../repositories/imported-hotel'
import type { HotelDraft } from './hotel-draft'
import { importedRows, stableId } from './imported-rows'

/** One hotel to write; contentHash tells later whether its entry has changed. */
export interface HotelImport {
  readonly source: string
  readonly draft: HotelDraft
  readonly contentHash: string
  readonly city: CityRow
}

/** Writes a hotel with all that belongs to it in one transaction: all of it or nothing. */
export async function importHotel(
  database: Database,
  library: PictureLibrary,
  { source, draft, contentHash, city }: HotelImport,
): Promise<void> {
  const hotelId = `i${stableId(source, draft.sourceId)}`
  await database.transaction(async (tx) => {
    await bumpCatalogueVersion(tx)
    const { hotel, rooms, packages } = importedRows(draft, city, { hotelId, rank: await nextHotelRank(tx), library })
    const earlier = await readCityOfHotel(tx, hotelId)
    await addCity(tx, city)
    await putHotel(tx, hotel)
    await putRooms(tx, hotelId, rooms, packages)
    await addReviews(tx, hotelId, reviewRows(draft, hotelId))
    await writeHotelSource(tx, { source, sourceId: draft.sourceId, hotelId, contentHash })
    await countHotelsOfCities(tx, [city.id, ...(earlier === null ? [] : [earlier])])
  })
}

function reviewRows({ reviews, rooms }: HotelDraft, hotelId: string) {
  return reviews.map(({ nickName, score, content, day }) => ({
    id: `${hotelId}${stableId(nickName, day, content)}`,
    hotelId,
    nickName,
    avater: '',
    score,
    stayMonth: day.slice(0, 7),
    roomName: rooms.length === 1 ? (rooms[0]?.name ?? '') : '',
    content,
    createdAt: new Date(`${day}T12:00:00Z`),
  }))
}
