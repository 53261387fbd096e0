import { addDays, nightsBetween } from '@/domain/days/civil-day'
import { currencyOf } from '@/domain/money/currency'
import { minorFactor } from '@/domain/rates/minor-factor'
import { nightLevel } from '@/domain/rates/room-night-minor'
import { nightsOfStay } from '@/domain/stays/nights'
import { freeCancelUntil } from '../quotes/free-cancel-until'
import { instantOfWallTime, todayIn } from '../kernel/time/zones'
import type { Shelf } from './shelf'
import type { Market } from './shelf-columns'
import type { ShelfPricing } from './shelf-stay'

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()
/** Factor of a market without a rate, of which no room is on sale. */
const NO_ROOMS = 0
/** Stands where nobody has asked yet. */
export const UNKNOWN = 255

/** What a stay means in one market: the rules of the domain, each asked once for all that is alike. */
export interface MarketStay {
  readonly today: string
  readonly taxPercent: number
  /** By what the market's amounts are multiplied to be in the wanted currency. */
  readonly factor: number
  /** By cancellation rule: 1 where it is free now. */
  readonly isFree: Uint8Array
  /** By level rule and night: the night's level. */
  readonly levels: Float64Array
  /** By stay rule and occupancy: 1 where such a package is sold for the stay when the days have nothing special; UNKNOWN until somebody asks. */
  readonly sold: Uint8Array
  /** Two stays of as many nights and guests with the same number of it find the same packages on sale here. */
  readonly aheadEnough: number
  /** When midnight or the end of a free cancellation makes some of this untrue. */
  readonly validUntilMs: number
}

/** Works out a stay for a market of a shelf. */
export function marketStay(
  { cancelRules, saleRules, columns }: Shelf,
  market: Market,
  { catalogue, stay, currencyCode, now }: ShelfPricing,
): MarketStay {
  const { timeZone, taxPercent } = market
  const today = todayIn(timeZone, now)
  const holidays = catalogue.holidays.get(market.countryCode) ?? NO_HOLIDAYS
  const hasRates =
    catalogue.fx.has(market.currencyCode) && catalogue.fx.has(currencyCode) && currencyOf(market.currencyCode)
  let validUntilMs = instantOfWallTime(addDays(today, 1), '00:00', timeZone).getTime()
  const isFree = cancelRules.map((rule) => {
    const until = freeCancelUntil(rule, stay.checkIn, timeZone)
    if (until === null || until <= now) return 0
    validUntilMs = Math.min(validUntilMs, until.getTime())
    return 1
  })
  const nights = nightsOfStay(stay)
  const levels = columns.levelRules.flatMap((rule) => nights.map((night) => nightLevel(rule, night, holidays)))
  return {
    today,
    taxPercent,
    factor: hasRates ? minorFactor(market.currencyCode, currencyCode, catalogue.fx) : NO_ROOMS,
    isFree: Uint8Array.from(isFree),
    levels: Float64Array.from(levels),
    sold: new Uint8Array(saleRules.length * columns.occupancies.length).fill(UNKNOWN),
    aheadEnough: aheadEnough(saleRules, nightsBetween(today, stay.checkIn)),
    validUntilMs,
  }
}

/** How many of some packages can be booked so many days ahead: of two such numbers, the same packages where it is the same. */
function aheadEnough(packages: Shelf['saleRules'], daysAhead: number): number {
  if (daysAhead < 0) return -1
  return packages.filter(({ bookAheadDays }) => bookAheadDays <= daysAhead).length
}
