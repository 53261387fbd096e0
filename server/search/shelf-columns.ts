import type { RoomRate } from '@/domain/rates/rate-facts'
import type { ListedHotelRow } from '../repositories/catalogue-rows'
import type { PackageTerms, ShelvedHotel, ShelvedRoom } from './shelf'

/** Where a hotel stands: its clock, its holidays, its currency and its tax. */
export type Market = Pick<ListedHotelRow, 'timeZone' | 'countryCode' | 'currencyCode' | 'taxPercent'>

/** How a room's nights go up and down. */
export type LevelRule = Pick<RoomRate, 'weekdayPercent' | 'seasons' | 'holidayPercent'>

/** How many sleep in a room. */
export type Occupancy = Pick<RoomRate, 'maxGuests' | 'maxAdults'>

/** Room types of one market that sleep as many and are sold on the same terms are of one kind. */
export interface RoomKind {
  /** Its place among all markets. */
  readonly market: number
  /** Its place among all occupancies. */
  readonly occupancy: number
  readonly terms: readonly number[]
}

/** What prices follow from, laid out in rows of numbers: pricing a city reads all of it, and memory is slow. */
export interface ShelfColumns {
  readonly markets: readonly Market[]
  readonly levelRules: readonly LevelRule[]
  readonly occupancies: readonly Occupancy[]
  readonly kinds: readonly RoomKind[]
  /** By hotel: its market, and its first room type; the one after its last follows. */
  readonly market: Uint16Array
  readonly firstRoom: Int32Array
  /** By room type. */
  readonly baseMinor: Float64Array
  readonly levelRule: Uint16Array
  readonly occupancy: Uint16Array
  readonly kind: Int32Array
  /** By terms. */
  readonly saleRule: Uint16Array
  readonly cancelRule: Uint16Array
  readonly hasBreakfast: Uint8Array
  readonly pricePercent: Float64Array
  readonly extraMinor: Float64Array
}

/** Lays out the hotels of a shelf, whose room types are numbered through. */
export function shelfColumns(hotels: readonly ShelvedHotel[], terms: readonly PackageTerms[]): ShelfColumns {
  const rooms = hotels.flatMap((listed) => listed.rooms)
  const markets = new Numbered(({ timeZone, countryCode, currencyCode, taxPercent }: Market) => ({
    timeZone,
    countryCode,
    currencyCode,
    taxPercent,
  }))
  const market = Uint16Array.from(hotels, ({ hotel }) => markets.numberOf(hotel))
  const levelRules = new Numbered(({ weekdayPercent, seasons, holidayPercent }: LevelRule) => ({
    weekdayPercent,
    seasons,
    holidayPercent,
  }))
  const occupancies = new Numbered(({ maxGuests, maxAdults }: Occupancy) => ({ maxGuests, maxAdults }))
  const kinds = new Numbered((room: ShelvedRoom): RoomKind => ({
    market: market[room.place] ?? 0,
    occupancy: occupancies.numberOf(room),
    terms: [...new Set(room.packages.map(({ index }) => index))],
  }))
  return {
    market,
    firstRoom: starts(hotels.map((listed) => listed.rooms.length)),
    baseMinor: Float64Array.from(rooms, (room) => room.baseMinor),
    levelRule: Uint16Array.from(rooms, (room) => levelRules.numberOf(room)),
    occupancy: Uint16Array.from(rooms, (room) => occupancies.numberOf(room)),
    kind: Int32Array.from(rooms, (room) => kinds.numberOf(room)),
    saleRule: Uint16Array.from(terms, ({ saleRule }) => saleRule),
    cancelRule: Uint16Array.from(terms, ({ cancelRule }) => cancelRule),
    hasBreakfast: Uint8Array.from(terms, ({ hasBreakfast }) => (hasBreakfast ? 1 : 0)),
    pricePercent: Float64Array.from(terms, ({ pricePercent }) => pricePercent),
    extraMinor: Float64Array.from(terms, ({ extraMinor }) => extraMinor),
    markets: markets.all,
    levelRules: levelRules.all,
    occupancies: occupancies.all,
    kinds: kinds.all,
  }
}

/** Numbers values that are alike with the same number. */
class Numbered<Value, Essence = Value> {
  readonly all: Essence[] = []
  private readonly numbers = new Map<string, number>()

  constructor(private readonly essence: (value: Value) => Essence) {}

  numberOf(value: Value): number {
    const essence = this.essence(value)
    const key = JSON.stringify(essence)
    const known = this.numbers.get(key)
    if (known !== undefined) return known
    this.numbers.set(key, this.all.length)
    return this.all.push(essence) - 1
  }
}

function starts(lengths: readonly number[]): Int32Array {
  const all = new Int32Array(lengths.length + 1)
  for (let at = 0; at < lengths.length; at++) all[at + 1] = (all[at] ?? 0) + (lengths[at] ?? 0)
  return all
}
