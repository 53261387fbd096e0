import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import { placePath, type BookPlace, type PlaceBook } from '../places/place-book'

const COUNTRY_SOURCE = 10
const PROVINCE_SOURCE = 20
/** A tap unfolds the children. */
const UNFOLDS = 2

/** The cities with hotels by province at home and by country abroad, in the order in which their first city comes. */
export function presentRegions(book: PlaceBook, present: (place: BookPlace) => DestinationOption | null) {
  const regions = new Map<string, DestinationRegion>()
  for (const place of book.cityPlaces) {
    const option = present(place)
    if (!option) continue
    const around = regionOf(place, option.isAbroad)
    const id = around?.id ?? option.countryCode
    const region = regions.get(id) ?? {
      value: id,
      label: around?.name ?? option.countryCode,
      showLabel: around?.showLabel ?? option.countryCode,
      localName: around?.localName ?? '',
      sourceType: around?.kind === 'province' ? PROVINCE_SOURCE : COUNTRY_SOURCE,
      clickType: UNFOLDS,
      isAbroad: option.isAbroad,
      children: [],
    }
    region.children.push(option)
    regions.set(id, region)
  }
  return [...regions.values()]
}

function regionOf(place: BookPlace, isAbroad: boolean): BookPlace | undefined {
  const path = placePath(place)
  const country = path.find(({ kind }) => kind === 'country')
  return isAbroad ? country : (path.find(({ kind }) => kind === 'province') ?? country)
}
