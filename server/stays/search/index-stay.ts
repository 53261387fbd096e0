import type { Stay } from '@/contract/stay'
import type { HolidayDays, HotelRate } from '@/domain/rates/rate-facts'
import { StayPricer } from '@/domain/rates/stay-pricer'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import type { Catalogue } from '../catalogue/catalogue'
import type { CityIndex, IndexedRoom, PackageTerms } from './city-index'
import { packageCriteria } from './search-filters'
import { addDays, nightsBetween } from '@/domain/days/civil-day'
import { currencyOf } from '@/domain/money/currency'
import { freeCancelUntil } from '../quote/cancellation'
import { instantOfWallTime, todayIn } from '../../kernel/time/zones'
import type { PricingContext } from './index-columns'

/** For which stay, currency and moment, and for whom, a index is priced. */
export interface IndexPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  /** Whether a VIP asks, who pays member prices. */
  readonly isVip: boolean
  readonly now: Date
}

const NOTHING_SPECIAL = { nights: new Map(), dayRules: new Map() }

/** What a stay means on a index: which of its packages are sold for it by their own rules, what they offer, and what they cost. */
export class IndexStay {
  /** When something of it no longer holds by the clock alone. */
  readonly validUntilMs: number
  readonly stay: Stay
  readonly isVip: boolean
  private readonly contexts: readonly ContextStay[]
  private readonly pricer: StayPricer

  constructor(
    readonly cityIndex: CityIndex,
    pricing: IndexPricing,
  ) {
    const { stay, currencyCode, isVip } = pricing
    this.stay = stay
    this.isVip = isVip
    const { fx } = pricing.catalogue
    this.pricer = new StayPricer({ stay, currencyCode, viewer: isVip ? 'vip' : 'signed_in', fx })
    this.contexts = cityIndex.columns.contexts.map((context) => contextStay(cityIndex, context, pricing))
    this.validUntilMs = Math.min(...this.contexts.map(({ validUntilMs }) => validUntilMs))
  }

  /** Two stays of one shape find the same packages on sale for a wish, as far as no day has anything of its own. */
  shape(criteria: number): string {
    const { nights, rooms, adults, children } = this.stay
    const sale = [
      criteria,
      nights,
      rooms,
      adults,
      children,
      ...this.contexts.map((context) => context.aheadEnough),
    ].join(' ')
    if (!packageCriteria[criteria]?.freeCancellation) return sale
    return `${sale} ${this.contexts.map(({ isFree }) => isFree.join('')).join(' ')}`
  }

  /** What the packages of some terms offer now in a market, as a wish. */
  offered(terms: number, context: number): number {
    const { cancelRule, hasBreakfast } = this.cityIndex.columns
    return (this.contextAt(context).isFree[cancelRule[terms] ?? 0] ?? 0) + 2 * (hasBreakfast[terms] ?? 0)
  }

  /** Whether the packages of some terms are sold for the stay in rooms that sleep so many, where rooms are left and no day says no. */
  isSold(terms: number, occupancy: number, context: number): boolean {
    const { occupancies, saleRule } = this.cityIndex.columns
    const { sold, today } = this.contextAt(context)
    const at = (saleRule[terms] ?? 0) * occupancies.length + occupancy
    if (sold[at] === UNKNOWN) {
      const [ratePackage, sleeps] = [this.cityIndex.terms[terms], occupancies[occupancy]]
      if (!ratePackage || !sleeps) throw new RangeError(`the cityIndex has no terms ${terms}`)
      const { stay } = this
      const rules = { room: { ...sleeps, stock: stay.rooms }, ratePackage, ...NOTHING_SPECIAL, stay, today }
      sold[at] = whyUnavailable(rules) === null ? 1 : 0
    }
    return sold[at] === 1
  }

  /** Prices of a room type's nights in minor units of its hotel's currency, before tax and not rounded. */
  roomNightsMinor(room: IndexedRoom): readonly number[] {
    return this.pricer.roomNightsMinor(room, room.nights, this.contextOf(room.index).holidays)
  }

  /** Total of a package in minor units, tax included. */
  totalMinor(roomNightsMinor: readonly number[], hotel: HotelRate, terms: PackageTerms, memberPercent: number): number {
    return this.pricer.totalMinor(roomNightsMinor, hotel, terms, memberPercent)
  }

  private contextOf(room: number): ContextStay {
    const { kind, kinds } = this.cityIndex.columns
    return this.contextAt(kinds[kind[room] ?? 0]?.context ?? 0)
  }

  private contextAt(number: number): ContextStay {
    const context = this.contexts[number]
    if (!context) throw new RangeError(`the cityIndex has no market ${number}`)
    return context
  }
}

const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()
/** Stands where nobody has asked yet. */
const UNKNOWN = 255

/** What a stay means in one market: the rules of the domain, each asked once for all that is alike. */
interface ContextStay {
  readonly today: string
  readonly holidays: HolidayDays
  /** By cancellation rule: 1 where it is free now. */
  readonly isFree: Uint8Array
  /** By stay rule and occupancy: 1 where such a package is sold for the stay when the days have nothing special; UNKNOWN until somebody asks. */
  readonly sold: Uint8Array
  /** Two stays of as many nights and guests with the same number of it find the same packages on sale here. */
  readonly aheadEnough: number
  /** When midnight or the end of a free cancellation makes some of this untrue. */
  readonly validUntilMs: number
}

/** Works out a stay for a market of a index. */
function contextStay(
  { cancelRules, saleRules, columns }: CityIndex,
  context: PricingContext,
  { catalogue, stay, currencyCode, now }: IndexPricing,
): ContextStay {
  const { timeZone } = context
  const today = todayIn(timeZone, now)
  const holidays = catalogue.holidays.get(context.countryCode) ?? NO_HOLIDAYS
  const hasRates =
    catalogue.fx.has(context.currencyCode) && catalogue.fx.has(currencyCode) && currencyOf(context.currencyCode)
  let validUntilMs = instantOfWallTime(addDays(today, 1), '00:00', timeZone).getTime()
  const isFree = cancelRules.map((rule) => {
    const until = freeCancelUntil(rule, stay.checkIn, timeZone)
    if (until === null || until <= now) return 0
    validUntilMs = Math.min(validUntilMs, until.getTime())
    return 1
  })
  return {
    today,
    holidays,
    isFree: Uint8Array.from(isFree),
    // Without an exchange rate there is no price, so nothing is sold.
    sold: new Uint8Array(saleRules.length * columns.occupancies.length).fill(hasRates ? UNKNOWN : 0),
    aheadEnough: aheadEnough(saleRules, nightsBetween(today, stay.checkIn)),
    validUntilMs,
  }
}

/** How many of some packages can be booked so many days ahead: of two such numbers, the same packages where it is the same. */
function aheadEnough(packages: CityIndex['saleRules'], daysAhead: number): number {
  if (daysAhead < 0) return -1
  return packages.filter(({ bookAheadDays }) => bookAheadDays <= daysAhead).length
}
