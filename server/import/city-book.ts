import { foldPlaceName, pinyinOf } from '../stays/names/place-names'
import { distanceMetres, type Point } from '@/domain/stays/location'

const LONGEST_NAMES = 26

/** An id for addresses: the name in plain Latin letters, Chinese by its pinyin and other scripts left out, and a mark that no other city has. */
export function cityId(name: string, mark: string): string {
  const latin = pinyinOf(name) || name
  const terms = latin
    .split(/[^\p{L}\p{N}\p{M}'’.]+/u)
    .map((word) => foldPlaceName(word).replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
  const cut = terms.slice(0, LONGEST_NAMES).replace(/-+$/, '')
  return `${cut || 'city'}-${mark.toLowerCase()}`
}

/** A city that addresses may name, with its center. */
export interface BookCity extends Point {
  readonly id: string
  readonly name: string
  /** Name in the local script; empty where it is not known. */
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly countryCode: string
  /** Code of the region inside the country as GeoNames has it (postal codes of states in the US); empty where not known. */
  readonly regionCode: string
  readonly population: number
}

/** A part of a city that is given in place of it. */
interface CityPart extends Point {
  readonly names: readonly string[]
  readonly cityId: string
}

/** A city and how far it is from a point. */
interface CityAround {
  readonly city: BookCity
  readonly metres: number
}

/** Two cities of one name in one country this near to each other are one. */
const ONE_CITY_METRES = 50_000
const DEGREE_METRES = 111_000

/** The cities of the world by their names and by where they are; made once and never changed by an import. */
export class CityBook {
  private readonly byId = new Map<string, BookCity>()
  private readonly byName = new Map<string, BookCity[]>()
  private readonly byCell = new Map<string, BookCity[]>()
  private readonly parts = new Map<string, CityPart[]>()

  /** Adds a city, or only its names where it is known under one of them already. */
  add(city: BookCity): void {
    const names = namesOf(city)
    const known = names
      .flatMap((name) => this.byName.get(keyOf(city.countryCode, name)) ?? [])
      .find((other) => distanceMetres(other, city) <= ONE_CITY_METRES)
    if (known) return this.addAliases(known, city)
    this.byId.set(city.id, city)
    pushTo(this.byCell, cellOf(city), city)
    for (const name of names) this.name(name, city)
  }

  addPart(part: CityPart): void {
    for (const name of part.names) pushTo(this.parts, foldPlaceName(name), part)
  }

  city(id: string): BookCity | undefined {
    return this.byId.get(id)
  }

  /** Cities of a name, in a country or, where it is empty, anywhere, the nearest to a point first. */
  called(name: string, countryCode: string, point: Point): CityAround[] {
    const found = this.byName.get(keyOf(countryCode, foldPlaceName(name))) ?? []
    return sorted(found.map((city) => ({ city, metres: distanceMetres(point, city) })))
  }

  /** The city near a point that has a part of this name, or null. */
  withPart(name: string, point: Point, withinMetres: number): BookCity | null {
    const near = (this.parts.get(foldPlaceName(name)) ?? [])
      .map((part) => ({ part, metres: distanceMetres(point, part) }))
      .filter(({ metres }) => metres <= withinMetres)
      .toSorted((one, other) => one.metres - other.metres || (one.part.cityId < other.part.cityId ? -1 : 1))[0]
    return near ? (this.byId.get(near.part.cityId) ?? null) : null
  }

  /** Cities of a country, or of any where it is empty, no further than this from a point, the nearest first. */
  around(point: Point, countryCode: string, withinMetres: number): CityAround[] {
    const steps = Math.ceil(withinMetres / DEGREE_METRES)
    const lngSteps = Math.min(180, Math.ceil(steps / Math.max(0.01, Math.cos((point.lat * Math.PI) / 180))))
    const found: CityAround[] = []
    for (let lat = -steps; lat <= steps; lat++)
      for (let lng = -lngSteps; lng <= lngSteps; lng++)
        for (const city of this.byCell.get(cellOf({ lat: point.lat + lat, lng: point.lng + lng })) ?? []) {
          if (countryCode !== '' && city.countryCode !== countryCode) continue
          const metres = distanceMetres(point, city)
          if (metres <= withinMetres) found.push({ city, metres })
        }
    return sorted(found)
  }

  /** Whether a city is called so. */
  isCalled(city: BookCity, name: string): boolean {
    return (this.byName.get(keyOf(city.countryCode, foldPlaceName(name))) ?? []).includes(city)
  }

  private addAliases(known: BookCity, city: BookCity): void {
    for (const name of namesOf(city)) this.name(name, known)
    const otherNames = new Set([...known.otherNames, city.name, city.localName, ...city.otherNames])
    for (const own of ['', known.name, known.localName]) otherNames.delete(own)
    const merged: BookCity = {
      ...known,
      localName: known.localName || city.localName,
      regionCode: known.regionCode || city.regionCode,
      population: Math.max(known.population, city.population),
      otherNames: [...otherNames],
    }
    this.replace(known, merged)
  }

  private replace(known: BookCity, merged: BookCity): void {
    this.byId.set(known.id, merged)
    const swap = (list: BookCity[] | undefined) => {
      const at = list?.indexOf(known) ?? -1
      if (list && at >= 0) list[at] = merged
    }
    swap(this.byCell.get(cellOf(known)))
    for (const name of [...namesOf(known), ...namesOf(merged)])
      for (const country of [known.countryCode, '']) swap(this.byName.get(keyOf(country, name)))
  }

  private name(folded: string, city: BookCity): void {
    for (const country of [city.countryCode, '']) {
      const key = keyOf(country, folded)
      if (!this.byName.get(key)?.includes(city)) pushTo(this.byName, key, city)
    }
  }
}

const keyOf = (countryCode: string, folded: string) => `${countryCode} ${folded}`

/** The city's names, folded once: a book has some 150,000 of them. */
const namesOf = ({ name, localName, otherNames }: Pick<BookCity, 'name' | 'localName' | 'otherNames'>): string[] =>
  [name, localName, ...otherNames].map(foldPlaceName).filter((folded) => folded !== '')

function cellOf({ lat, lng }: Point): string {
  const wrapped = ((((Math.floor(lng) + 180) % 360) + 360) % 360) - 180
  return `${Math.floor(lat)} ${wrapped}`
}

const sorted = (found: CityAround[]): CityAround[] =>
  found.sort((one, other) => one.metres - other.metres || (one.city.id < other.city.id ? -1 : 1))

function pushTo<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const held = lists.get(key)
  if (held) held.push(value)
  else lists.set(key, [value])
}
