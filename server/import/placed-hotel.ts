import { createHash } from 'node:crypto'
import { foldPlaceName } from '../places/fold-place-name'
import type { CityBook } from './city-book'
import type { Drafted } from './hotel-draft'
import { type HotelPlace, placeHotel } from './place-hotel'

/** An entry that has its place; sourceId is the operator's id, or one made of name, city and street. */
export interface PlacedHotel {
  readonly drafted: Drafted
  readonly place: HotelPlace
  readonly sourceId: string
}

/** Gives an entry its place, or the reason why it has none. */
export function placedHotel(drafted: Drafted, book: CityBook): PlacedHotel | Drafted {
  const { draft } = drafted
  if (!draft) return drafted
  const place = placeHotel(draft, book)
  if (typeof place === 'string') return { ...drafted, draft: null, refusal: place }
  const words = [draft.name, place.cityId, draft.address].map(foldPlaceName)
  const madeId = createHash('sha256').update(words.join('\u0000')).digest('hex').slice(0, 20)
  return { drafted, place, sourceId: draft.ownId || madeId }
}
