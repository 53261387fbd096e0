import type { Database, Executor } from '../kernel/database/executor'
import { bumpCatalogueVersion } from '../repositories/catalogue-version'
import { deleteSource, listHotelsOfSource } from '../repositories/hotel-source'
import { countHotelsOfCities, readCityOfHotel } from '../repositories/imported-hotel'
import { isHotelInUse, removeHotel, takeOffSale } from '../repositories/removed-hotel'
import { leaveCity } from './import-hotel'

/** What became of a source's hotels. */
export interface RemovedSource {
  readonly removed: number
  /** Hotels that stay, off sale, because of their orders. */
  readonly offSale: readonly string[]
}

/** Removes a source's hotels one transaction each, and then the source; hotels that something is about go off sale instead. */
export async function removeSource(database: Database, source: string): Promise<RemovedSource> {
  const offSale: string[] = []
  const hotels = await listHotelsOfSource(database.db, source)
  for (const hotelId of hotels) {
    const isRemoved = await database.transaction((tx) => removeOne(tx, hotelId))
    if (!isRemoved) offSale.push(hotelId)
  }
  if (offSale.length === 0) await database.transaction((tx) => deleteSource(tx, source))
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
