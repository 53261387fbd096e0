import { createHash } from 'node:crypto'
import { currencyOf } from '@/domain/money/currency'
import type { FxRates } from '@/domain/rates/rate-facts'
import type { PictureLibrary } from '../kernel/pictures/picture-library'
import type { CityRow } from '../repositories/catalogue-rows'
import { cityRow } from './city-row'
import { DEAREST_CNY } from './field-limits'
import type { HotelDraft, RoomDraft } from './hotel-draft'
import type { PlacedHotel } from './placed-hotel'

/** Raised when the same entry becomes something else than before, so that it is written again. */
const EDITION = 1

/** A hotel that can be written as it is. */
export interface PreparedHotel {
  readonly draft: HotelDraft
  readonly city: CityRow
  readonly contentHash: string
  readonly notes: readonly string[]
  readonly refusedRooms: number
}

/** With what hotels are prepared. */
export interface PrepareParts {
  readonly library: PictureLibrary
  readonly fx: FxRates
}

/** Brings a placed entry into its city's currency, without rooms whose price can't be worked out; or says why it can't be taken. */
export function prepareHotel({ drafted, place }: PlacedHotel, { library, fx }: PrepareParts): PreparedHotel | string {
  const { draft } = drafted
  if (!draft) return drafted.refusal ?? ''
  const city = cityRow(place, draft, { library, currencies: new Set(fx.keys()) })
  if (typeof city === 'string') return city
  const currencyCode = draft.currencyCode || city.currencyCode
  const rate = fx.get(currencyCode)
  if (!rate || !currencyOf(currencyCode)) return `currency "${currencyCode}" has no exchange rate`
  const notes = [...drafted.notes]
  const isPriced = (room: RoomDraft) => isBelievable(room.rateAmount, currencyCode, rate)
  const rooms = draft.rooms.filter(isPriced)
  for (const room of draft.rooms)
    if (!isPriced(room)) notes.push(`room "${room.name}" costs ${room.rateAmount} ${currencyCode}, which is no price`)
  const isFromPriced = draft.priceFrom !== null && isBelievable(draft.priceFrom, currencyCode, rate)
  const priced = { ...draft, rooms, priceFrom: isFromPriced ? draft.priceFrom : null }
  const contentHash = createHash('sha256')
    .update(JSON.stringify([EDITION, city.id, priced]))
    .digest('hex')
  const refusedRooms = drafted.refusedRooms + draft.rooms.length - rooms.length
  return { draft: priced, city, contentHash, notes, refusedRooms }
}

/** Whether an amount is at least the smallest coin and no more than anybody asks for a night. */
function isBelievable(amount: number, currencyCode: string, cnyPerUnit: number): boolean {
  const minor = Math.round(amount * 10 ** (currencyOf(currencyCode)?.exponent ?? 2))
  return minor >= 1 && amount * cnyPerUnit <= DEAREST_CNY
}
