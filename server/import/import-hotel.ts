import tzLookup from 'tz-lookup'
import type { Database, Executor } from '../kernel/database/executor'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { bumpCatalogueVersion } from '../repositories/catalogue-version'
import { replaceHotelPictures } from '../repositories/hotel-picture'
import { addSource, readStatedCityNames, writeHotelSource } from '../repositories/hotel-source'
import {
  addCity,
  addReviews,
  countHotelsOfCities,
  moveCity,
  putHotel,
  putRooms,
  readCityOfHotel,
  readMiddleOfHotels,
  removeEmptyCity,
} from '../repositories/imported-hotel'
import { isCityOfHotels, isOwnCity } from './city-kinds'
import type { GatheredPictures } from './gather-pictures'
import { importedRows } from './imported-rows'
import type { HotelDraft } from './hotel-draft'
import { stableId } from './stable-id'

/** One hotel to write; contentHash shows later whether its entry has changed. */
export interface HotelImport {
  readonly source: string
  readonly sourceId: string
  readonly draft: HotelDraft
  readonly contentHash: string
  readonly city: CityRow
  readonly gathered: GatheredPictures
}

/** The id of the hotel that an entry becomes. */
export const importedHotelId = (source: string, sourceId: string): string => `i${stableId(source, sourceId)}`

/** Writes a hotel with all that belongs to it in one transaction: all of it or nothing. */
export async function importHotel(
  database: Database,
  library: PictureLibrary,
  { source, sourceId, draft, contentHash, city, gathered }: HotelImport,
): Promise<void> {
  const hotelId = importedHotelId(source, sourceId)
  const { pictures, fetched } = gathered
  const { hotel, rooms, packages } = importedRows(draft, city, { hotelId, library, pictures })
  await database.transaction(async (tx) => {
    await bumpCatalogueVersion(tx)
    const earlier = await readCityOfHotel(tx, hotelId)
    await addCity(tx, city)
    await putHotel(tx, hotel)
    await putRooms(tx, hotelId, rooms, packages)
    await replaceHotelPictures(tx, hotelId, { staying: pictures, added: fetched })
    await addReviews(tx, hotelId, reviewRows(draft, hotelId))
    await addSource(tx, source)
    await writeHotelSource(tx, { source, sourceId, hotelId, contentHash, cityName: draft.cityName })
    if (isCityOfHotels(city.id)) await centerCity(tx, city.id)
    await countHotelsOfCities(tx, [city.id, ...(earlier === null ? [] : [earlier])])
    if (earlier !== null && earlier !== city.id) await leaveCity(tx, earlier)
  })
}

/** What becomes of a city that a hotel has left: its hotels decide where it is, and without any it goes. */
export async function leaveCity(tx: Executor, cityId: string): Promise<void> {
  if (isOwnCity(cityId)) return
  if (await removeEmptyCity(tx, cityId)) return
  if (isCityOfHotels(cityId)) await centerCity(tx, cityId)
}

/** Puts a city into the middle of its hotels, under the name that most of their addresses give it. */
async function centerCity(tx: Executor, cityId: string): Promise<void> {
  const middle = await readMiddleOfHotels(tx, cityId)
  if (!middle) return
  const [name = '', ...otherNames] = await readStatedCityNames(tx, cityId)
  await moveCity(tx, cityId, { ...middle, timeZone: tzLookup(middle.lat, middle.lng), name, otherNames })
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
