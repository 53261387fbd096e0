import { monthOf } from '@/domain/days/civil-day'
import tzLookup from 'tz-lookup'
import type { Database, Executor } from '../kernel/database/executor'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import { bumpCatalogueVersion, type CityRow } from '../stays/repository/catalogue'
import { replaceHotelPictures } from '../stays/repository/hotels'
import {
  addCity,
  addReviews,
  addSource,
  countHotelsOfCities,
  deleteSource,
  hasSkus,
  isHotelInUse,
  listHotelsOfSource,
  moveCity,
  putHotel,
  putRooms,
  readCityOfHotel,
  readMiddleOfHotels,
  readStatedCityNames,
  removeEmptyCity,
  removeHotel,
  takeOffSale,
  writeHotelSource,
} from './repository'
import { isCityOfHotels, isOwnCity } from './read-city-book'
import type { GatheredPictures } from './pictures'
import { importedRows, stableId } from './imported-rows'
import type { HotelDraft } from './hotel-draft'

/** One hotel to write; contentHash shows later whether its entry has changed. */
interface HotelImport {
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
async function leaveCity(tx: Executor, cityId: string): Promise<void> {
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
    guestName: nickName,
    score,
    stayMonth: monthOf(day),
    roomName: rooms.length === 1 ? (rooms[0]?.name ?? '') : '',
    language: /\p{Script=Han}/u.test(content) ? ('zh' as const) : ('en' as const),
    content,
    createdAt: new Date(`${day}T12:00:00Z`),
  }))
}

/** What became of a source's hotels. */
interface RemovedSource {
  readonly removed: number
  /** Hotels that stay, off sale, because of their orders. */
  readonly offSale: readonly string[]
}

/** Removes a source's hotels one transaction each, and then the source unless it has vouchers; hotels that something is about go off sale instead. */
export async function removeSource(database: Database, source: string): Promise<RemovedSource> {
  const offSale: string[] = []
  const hotels = await listHotelsOfSource(database.db, source)
  for (const hotelId of hotels) {
    const isRemoved = await database.transaction((tx) => removeOne(tx, hotelId))
    if (!isRemoved) offSale.push(hotelId)
  }
  if (offSale.length === 0 && !(await hasSkus(database.db, source)))
    await database.transaction((tx) => deleteSource(tx, source))
  return { removed: hotels.length - offSale.length, offSale }
}

async function removeOne(tx: Executor, hotelId: string): Promise<boolean> {
  await bumpCatalogueVersion(tx)
  const cityId = await readCityOfHotel(tx, hotelId)
  const isRemoved = !(await isHotelInUse(tx, hotelId))
  if (isRemoved) await removeHotel(tx, hotelId)
  else await takeOffSale(tx, hotelId)
  if (cityId !== null) {
    await countHotelsOfCities(tx, [cityId])
    await leaveCity(tx, cityId)
  }
  return isRemoved
}
