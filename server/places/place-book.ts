import type { Point } from '@/domain/stays/location'
import type { PlaceKind } from '../kernel/database/schema/places'
import type { CityRow } from '../repositories/catalogue-rows'
import type { AreaRow, LandmarkRow, NamedCoupon } from '../repositories/places'
import type { PlaceIndex } from './place-index'
import type { NameKeys } from './place-name-keys'

/** A place of the world as it is found by name; city is set where it has hotels on sale. */
export interface BookPlace {
  readonly id: string
  readonly kind: PlaceKind
  readonly name: string
  /** Chinese name, '' where not known. */
  readonly localName: string
  /** Name with the path of regions, e.g. Baoding, Hebei, China. */
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

/** All that texts and positions are matched with, as it was at one version of the catalogue. */
export interface PlaceBook {
  readonly places: PlaceIndex<BookPlace>
  /** Cities with hotels in the catalogue's order. */
  readonly cityPlaces: readonly BookPlace[]
  /** Those of them, and the regions around, that a mistyped text may mean. */
  readonly mendable: PlaceIndex<BookPlace>
  readonly areas: PlaceIndex<CityThing<AreaRow>>
  readonly landmarks: PlaceIndex<CityThing<LandmarkRow>>
  readonly coupons: PlaceIndex<NamedCoupon & { readonly keys: NameKeys; readonly city: CityRow }>
}

/** A place and all that it lies in, the place itself first. */
export function placePath(place: BookPlace): BookPlace[] {
  const path: BookPlace[] = []
  for (let at: BookPlace | null = place; at !== null; at = at.parent) path.push(at)
  return path
}
