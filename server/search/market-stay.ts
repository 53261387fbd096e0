import { addDays } from '@/domain/days/add-days'
import { minorFactor } from '@/domain/rates/minor-factor'
import { whyUnavailable } from '@/domain/stay/why-unavailable'
import { freeCancelUntil } from '../quotes/free-cancel-until'
import { instantOfWallTime } from '../time/instant-of-wall-time'
import { todayIn } from '../time/today-in'
import type { ShelfPricing } from './hotel-pricer'
import type { PackageTerms, Shelf } from './shelf'
import type { Market, Occupancy } from './shelf-columns'

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()
const NOTHING_SPECIAL = { nights: new Map(), dayRules: new Map() }

/** What a stay means in one market: the rules of the domain, each asked once for all that is alike. */
export interface MarketStay {
  readonly today: string
  readonly holidays: ReadonlyMap<string, string>
  readonly taxPercent: number
  /** By what the market's amounts are multiplied to be in the wanted currency. */
  readonly factor: number
  /** By level rule and night: the night's level; NaN until somebody asks. */
  readonly levels: Float64Array
  /** By terms: what a package offers now, as a wish. */
  readonly offered: Uint8Array
  /** By stay rule and occupancy: 1 where such a package is sold for the stay when the days have nothing special. */
  readonly sold: Uint8Array
  /** When midnight or the end of a free cancellation makes some of this untrue. */
  readonly validUntilMs: number
}

/** Works out a stay for a market of a shelf. */
export function marketStay(
  shelf: Shelf,
  market: Market,
  { catalogue, stay, currencyCode, now }: ShelfPricing,
): MarketStay {
  const { terms, columns } = shelf
  const { timeZone, taxPercent } = market
  const today = todayIn(timeZone, now)
  const holidays = catalogue.holidays.get(market.countryCode) ?? NO_HOLIDAYS
  let validUntilMs = instantOfWallTime(addDays(today, 1), '00:00', timeZone).getTime()
  const isFree = shelf.cancelRules.map((rule) => {
    const until = freeCancelUntil(rule, stay.checkIn, timeZone)
    if (until === null || until <= now) return false
    validUntilMs = Math.min(validUntilMs, until.getTime())
    return true
  })
  const isSold = (ratePackage: PackageTerms, occupancy: Occupancy) => {
    const room = { ...occupancy, stock: stay.rooms }
    return whyUnavailable({ room, ratePackage, ...NOTHING_SPECIAL, stay, today }) === null
  }
  return {
    today,
    holidays,
    taxPercent,
    factor: minorFactor(market.currencyCode, currencyCode, catalogue.fx),
    levels: new Float64Array(columns.levelRules.length * stay.nights).fill(NaN),
    offered: Uint8Array.from(terms, (one) => (isFree[one.cancelRule] ? 1 : 0) | (one.hasBreakfast ? 2 : 0)),
    sold: Uint8Array.from(
      shelf.saleRules.flatMap((rule) => columns.occupancies.map((occupancy) => (isSold(rule, occupancy) ? 1 : 0))),
    ),
    validUntilMs,
  }
}
