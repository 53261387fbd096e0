import type { Point } from '@/domain/stays/location'
import type { BookPlace, PlaceBook } from '../../stays/destinations/place-book'
import { isLatin } from '../../stays/names/place-names'
import type { CityRow } from '../../stays/repository/catalogue'

/** What a name of the place book means; a region has cities with hotels, an unserved city has none. */
export type NamedThing =
  | { readonly kind: 'city'; readonly city: CityRow }
  | { readonly kind: 'area'; readonly city: CityRow; readonly name: string }
  | { readonly kind: 'landmark'; readonly city: CityRow; readonly name: string; readonly point: Point }
  | { readonly kind: 'region'; readonly name: string; readonly localName: string; readonly cities: readonly CityRow[] }
  | { readonly kind: 'unserved'; readonly name: string; readonly localName: string }

/** All names of a place book, folded, with their meanings. */
export interface NameBook {
  find(folded: string): readonly NamedThing[]
  /** Cities with hotels whose names are like a mistyped word. */
  findMistyped(folded: string): readonly CityRow[]
}

const SHORTEST_LATIN = 3
const SHORTEST_CHINESE = 2
/** Unserved places below this population are left out: many have names that are everyday words. */
const LEAST_POPULATION = 100_000

class Names {
  private readonly things = new Map<string, NamedThing[]>()

  add(names: readonly string[], thing: NamedThing): void {
    for (const name of new Set(names)) {
      const isShort = [...name].length < (isLatin(name) ? SHORTEST_LATIN : SHORTEST_CHINESE)
      if (isShort || /^\d+$/.test(name)) continue
      const known = this.things.get(name)
      if (known) known.push(thing)
      else this.things.set(name, [thing])
    }
  }

  find(folded: string): readonly NamedThing[] {
    return this.things.get(folded) ?? []
  }
}

/** Adds Chinese names without the kind of place: 东山 for 东山区. */
const withoutKind = (names: readonly string[]): string[] =>
  names.flatMap((name) => (/^\p{Script=Han}{2,}[区县镇市省]$/u.test(name) ? [name, name.slice(0, -1)] : [name]))

const foldedNames = ({ keys }: { readonly keys: BookPlace['keys'] }): string[] =>
  withoutKind(keys.names.map(({ folded }) => folded))

function regionThing(book: PlaceBook, region: BookPlace): NamedThing | null {
  const cities = book.cityPlaces.flatMap((place) => {
    for (let at: BookPlace | null = place; at !== null; at = at.parent)
      if (at === region && place.city) return [place.city]
    return []
  })
  const { name, localName } = region
  return cities.length === 0 ? null : { kind: 'region', name, localName, cities }
}

function createNameBook(book: PlaceBook): NameBook {
  const names = new Names()
  for (const place of book.cityPlaces) if (place.city) names.add(foldedNames(place), { kind: 'city', city: place.city })
  for (const thing of book.areas.things)
    names.add(foldedNames(thing), { kind: 'area', city: thing.city, name: thing.row.name })
  for (const thing of book.landmarks.things)
    names.add(foldedNames(thing), { kind: 'landmark', city: thing.city, name: thing.row.name, point: thing.row })
  for (const place of book.places.things) {
    if (place.city || place.kind === 'district') continue
    const { name, localName } = place
    const region = place.kind === 'city' ? null : regionThing(book, place)
    if (region) names.add(foldedNames(place), region)
    else if (place.kind === 'country' || place.population >= LEAST_POPULATION)
      names.add(foldedNames(place), { kind: 'unserved', name, localName })
  }
  return {
    find: (folded) => names.find(folded),
    findMistyped: (folded) =>
      book.correctable.findMistyped(folded, ['names']).flatMap(({ city }) => (city ? [city] : [])),
  }
}

const books = new WeakMap<PlaceBook, NameBook>()

/** Returns the names of a place book, folded once for each book. */
export function nameBookOf(book: PlaceBook): NameBook {
  const known = books.get(book)
  if (known) return known
  const created = createNameBook(book)
  books.set(book, created)
  return created
}
