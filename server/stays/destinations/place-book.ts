import { distanceMetres, type Point } from '@/domain/stays/location'
import type { PlaceKind } from '../../kernel/database/schema/places'
import type { CityRow } from '../repository/catalogue'
import {
  type AreaRow,
  type LandmarkRow,
  type NamedCoupon,
  readAreas,
  readLandmarks,
  readNamedCoupons,
  readPlaces,
} from './repository'
import { type NameKeys, PlaceIndex, placeNameKeys } from './place-index'
import { foldPlaceName, pinyinOf } from '../names/place-names'
import type { PlaceRow } from './fill-places'
import type { Catalogue } from '../catalogue/catalogue'
import type { Executor } from '../../kernel/database/executor'

/** A place of the world that can be found by name; city is set where it has hotels on sale. */
export interface BookPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly name: string
  /** Chinese name, '' where not known. */
  readonly localName: string
  /** Name with its regions, e.g. Baoding, Hebei, China. */
  readonly showLabel: string
  readonly point: Point | null
  readonly population: number
  readonly parent: BookPlace | null
  readonly city: CityRow | null
  readonly keys: NameKeys
}

/** An area or landmark of a city with hotels. */
export interface CityThing<Row> {
  readonly row: Row
  readonly city: CityRow
  readonly keys: NameKeys
}

/** Everything that texts and positions are matched against, at one version of the catalogue. */
export interface PlaceBook {
  readonly places: PlaceIndex<BookPlace>
  /** Cities with hotels in the catalogue's order. */
  readonly cityPlaces: readonly BookPlace[]
  /** These cities and the regions around them, for matching texts with typos. */
  readonly correctable: PlaceIndex<BookPlace>
  readonly areas: PlaceIndex<CityThing<AreaRow>>
  readonly landmarks: PlaceIndex<CityThing<LandmarkRow>>
  readonly coupons: PlaceIndex<NamedCoupon & { readonly keys: NameKeys; readonly city: CityRow }>
}

/** Returns a place and all its regions, the place itself first. */
export function placePath(place: BookPlace): BookPlace[] {
  const path: BookPlace[] = []
  for (let at: BookPlace | null = place; at !== null; at = at.parent) path.push(at)
  return path
}

/** Rows that a place book is created from. */
interface PlaceBookRows {
  readonly cities: readonly CityRow[]
  readonly places: readonly PlaceRow[]
  readonly areas: readonly AreaRow[]
  readonly landmarks: readonly LandmarkRow[]
  readonly coupons: readonly NamedCoupon[]
}

/** A place with a city's name but further from it than this is a different place. */
const SAME_PLACE_METRES = 80_000

const CHINESE_SPOKEN: ReadonlySet<string> = new Set(['CN', 'HK', 'MO', 'TW'])

/** Joins the world's places with the cities that have hotels. A city without a place becomes a place of its own. */
export function createPlaceBook({ cities, places, areas, landmarks, coupons }: PlaceBookRows): PlaceBook {
  const cityOfPlace = linkCities(cities, places)
  const linked = new Set(cityOfPlace.values())
  const parents = new Map<string, BookPlace>()
  const made = places.map((row) => {
    const place = bookPlace(row, cityOfPlace.get(row.id) ?? null, parents.get(row.parentId ?? '') ?? null)
    if (row.kind !== 'district') parents.set(row.id, place)
    return place
  })
  const own = cities.filter((city) => !linked.has(city)).map((city) => ownPlace(city, parents.get(city.countryCode)))
  const all = [...made, ...own]
  const placeOfCity = new Map(all.flatMap((place) => (place.city ? [[place.city.id, place] as const] : [])))
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const things = <Row extends { cityId: string; name: string; localName: string }>(rows: readonly Row[]) =>
    new PlaceIndex(
      rows.flatMap((row): CityThing<Row>[] => {
        const city = cityById.get(row.cityId)
        if (!city) return []
        const pinyin = pinyinIn(city, row)
        const keys = placeNameKeys({ ...row, pinyin, hasInitials: city.countryCode === 'CN' })
        return [{ row, city, keys }]
      }),
    )
  const cityPlaces = cities.flatMap((city) => placeOfCity.get(city.id) ?? [])
  const correctable = new Set(cityPlaces.flatMap((place) => (place.parent ? [place, place.parent] : [place])))
  return {
    places: new PlaceIndex(all),
    cityPlaces,
    correctable: new PlaceIndex([...correctable]),
    areas: things(areas),
    landmarks: things(landmarks),
    coupons: new PlaceIndex(
      coupons.flatMap((coupon) => {
        const city = cityById.get(coupon.cityId)
        return city ? [{ ...coupon, city, keys: placeNameKeys({ name: coupon.name }) }] : []
      }),
    ),
  }
}

/** Pinyin of a part of a city where Chinese is spoken; '' elsewhere. */
function pinyinIn(city: CityRow | undefined, { localName }: { readonly localName: string }): string {
  return city && CHINESE_SPOKEN.has(city.countryCode) ? pinyinOf(localName) : ''
}

function bookPlace(row: PlaceRow, city: CityRow | null, parent: BookPlace | null): BookPlace {
  const { id, kind, lat, lng, population, pinyin } = row
  const name = city?.name ?? row.name
  const point = lat !== null && lng !== null ? { lat, lng } : (parent?.point ?? null)
  const otherNames = [...(city ? [row.localName, ...city.otherNames, row.name] : []), ...row.otherNames]
  return {
    id,
    kind,
    name,
    localName: row.localName,
    showLabel: labelled(name, parent),
    point: city ?? point,
    population,
    parent,
    city,
    keys: placeNameKeys({
      name,
      localName: city?.localName ?? row.localName,
      otherNames,
      pinyin,
      hasInitials: row.countryCode === 'CN' && kind !== 'district',
    }),
  }
}

function ownPlace(city: CityRow, parent: BookPlace | undefined): BookPlace {
  const { id, name, localName, otherNames } = city
  const keys = placeNameKeys({ name, localName, otherNames })
  const showLabel = labelled(name, parent ?? null)
  return {
    id,
    kind: 'city',
    name,
    localName,
    showLabel,
    point: city,
    population: 0,
    parent: parent ?? null,
    city,
    keys,
  }
}

/** A place with the same name as its region is named once. */
function labelled(name: string, parent: BookPlace | null): string {
  if (parent === null) return name
  return parent.showLabel === name || parent.showLabel.startsWith(`${name}, `)
    ? parent.showLabel
    : `${name}, ${parent.showLabel}`
}

function linkCities(cities: readonly CityRow[], places: readonly PlaceRow[]): Map<string, CityRow> {
  const byName = new Map<string, PlaceRow[]>()
  for (const row of places.filter(({ kind }) => kind === 'city'))
    for (const name of new Set([row.name, row.localName, ...row.otherNames].map(foldPlaceName))) {
      const key = `${row.countryCode} ${name}`
      const held = byName.get(key)
      if (held) held.push(row)
      else byName.set(key, [row])
    }
  const links = new Map<string, CityRow>()
  for (const city of cities) {
    const names = [city.name, city.localName, ...city.otherNames].map(foldPlaceName)
    const near = names
      .flatMap((name) => byName.get(`${city.countryCode} ${name}`) ?? [])
      .flatMap((row) =>
        row.lat === null || row.lng === null
          ? []
          : [{ row, metres: distanceMetres(city, { lat: row.lat, lng: row.lng }) }],
      )
      .filter(({ row, metres }) => metres < SAME_PLACE_METRES && !links.has(row.id))
      .toSorted((one, other) => one.metres - other.metres)[0]
    if (near) links.set(near.row.id, city)
  }
  return links
}

const books = new WeakMap<Catalogue, Promise<PlaceBook>>()

/** Returns the place book of a catalogue, read once for each version. */
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
  return createPlaceBook({ cities: withHotels, places, areas, landmarks, coupons })
}
