import type { Catalogue } from '../catalogue/catalogue'
import type { Executor } from '../kernel/database/executor'
import { readAreas, readLandmarks, readNamedCoupons, readPlaces } from '../repositories/places'
import { makePlaceBook } from './make-place-book'
import type { PlaceBook } from './place-book'

const books = new WeakMap<Catalogue, Promise<PlaceBook>>()

/** The place book of a catalogue: read once for each version, so that further calls ask the database nothing. */
export function readPlaceBook(executor: Executor, catalogue: Catalogue): Promise<PlaceBook> {
  const held = books.get(catalogue)
  if (held) return held
  const reading = readBook(executor, catalogue)
  books.set(catalogue, reading)
  reading.catch(() => books.delete(catalogue))
  return reading
}

async function readBook(executor: Executor, { cities }: Catalogue): Promise<PlaceBook> {
  const withHotels = cities.filter(({ hotelCount }) => hotelCount > 0)
  const [places, areas, landmarks, coupons] = await Promise.all([
    readPlaces(executor),
    readAreas(executor),
    readLandmarks(executor),
    readNamedCoupons(executor),
  ])
  return makePlaceBook({ cities: withHotels, places, areas, landmarks, coupons })
}
