import { addDays } from '@/domain/days/add-days'
import { minorFactor } from '@/domain/rates/minor-factor'
import { freeCancelUntil } from '../quotes/free-cancel-until'
import { instantOfWallTime } from '../time/instant-of-wall-time'
import { todayIn } from '../time/today-in'
import type { ShelfPricing } from './hotel-pricer'
import type { Shelf } from './shelf'
import type { Market } from './shelf-columns'

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()
/** Stands where nobody has asked yet. */
export const UNKNOWN = 255

/** What a stay means in one market: the rules of the domain, each asked once for all that is alike. */
export interface MarketStay {
  readonly today: string
  readonly holidays: ReadonlyMap<string, string>
  readonly taxPercent: number
  /** By what the market's amounts are multiplied to be in the wanted currency. */
  readonly factor: number
  /** By cancellation rule: 1 where it is free now. */
  readonly isFree: Uint8Array
  /** By level rule and night: the night's level; NaN until somebody asks. */
  readonly levels: Float64Array
  /** By level rule: the levels of all nights together; NaN until somebody asks. */
  readonly levelSums: Float64Array
  /** By stay rule and occupancy: 1 where such a package is sold for the stay when the days have nothing special; UNKNOWN until somebody asks. */
  readonly sold: Uint8Array
  /** By kind of room type: which wishes its packages meet, bit by wish, when the days have nothing special; UNKNOWN until somebody asks. */
  readonly kindMet: Uint8Array
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
  let validUntilMs = instantOfWallTime(addDays(today, 1), '00:00', timeZone).getTime()
  const isFree = cancelRules.map((rule) => {
    const until = freeCancelUntil(rule, stay.checkIn, timeZone)
    if (until === null || until <= now) return 0
    validUntilMs = Math.min(validUntilMs, until.getTime())
    return 1
  })
  return {
    today,
    holidays: catalogue.holidays.get(market.countryCode) ?? NO_HOLIDAYS,
    taxPercent,
    factor: minorFactor(market.currencyCode, currencyCode, catalogue.fx),
    isFree: Uint8Array.from(isFree),
    levels: new Float64Array(columns.levelRules.length * stay.nights).fill(NaN),
    levelSums: new Float64Array(columns.levelRules.length).fill(NaN),
    sold: new Uint8Array(saleRules.length * columns.occupancies.length).fill(UNKNOWN),
    kindMet: new Uint8Array(columns.kinds.length).fill(UNKNOWN),
    validUntilMs,
  }
}
