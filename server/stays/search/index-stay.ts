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

/** The stay, currency, moment and viewer that an index is priced for. */
export interface IndexPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  /** Whether the caller is a VIP, who pays VIP prices. */
  readonly isVip: boolean
  readonly now: Date
}

const NO_EXCEPTIONS = { nights: new Map(), dayRules: new Map() }

/** A stay applied to an index: which packages their own rules sell for it, what they offer, and what they cost. */
export class IndexStay {
  /** When a part of it expires by the clock alone. */
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

  /** Stays with the same restriction key find the same packages on sale for some criteria, apart from exceptional days. */
  restrictionKey(criteria: number): string {
    const { nights, rooms, adults, children } = this.stay
    const sale = [
      criteria,
      nights,
      rooms,
      adults,
      children,
      ...this.contexts.map((context) => context.bookableAhead),
    ].join(' ')
    if (!packageCriteria[criteria]?.freeCancellation) return sale
    return `${sale} ${this.contexts.map(({ isFree }) => isFree.join('')).join(' ')}`
  }

  /** Returns the criteria that packages of some terms meet at present in a pricing context. */
  offered(terms: number, context: number): number {
    const { cancelRule, hasBreakfast } = this.cityIndex.columns
    return (this.contextAt(context).isFree[cancelRule[terms] ?? 0] ?? 0) + 2 * (hasBreakfast[terms] ?? 0)
  }

  /** Whether packages of some terms are sold for the stay at an occupancy, if rooms are left and no day rule forbids it. */
  isSold(terms: number, occupancy: number, context: number): boolean {
    const { occupancies, saleRule } = this.cityIndex.columns
    const { sold, today } = this.contextAt(context)
    const at = (saleRule[terms] ?? 0) * occupancies.length + occupancy
    if (sold[at] === UNKNOWN) {
      const [ratePackage, sleeps] = [this.cityIndex.terms[terms], occupancies[occupancy]]
      if (!ratePackage || !sleeps) throw new RangeError(`the cityIndex has no terms ${terms}`)
      const { stay } = this
      const rules = { room: { ...sleeps, stock: stay.rooms }, ratePackage, ...NO_EXCEPTIONS, stay, today }
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
/** Marks a value that is not computed yet. */
const UNKNOWN = 255

/** A stay in one pricing context. Each rule of the domain is evaluated once for all equal packages. */
interface ContextStay {
  readonly today: string
  readonly holidays: HolidayDays
  /** By cancellation rule: 1 where cancelling is free at present. */
  readonly isFree: Uint8Array
  /** By stay rule and occupancy: 1 where such a package is sold if no day is exceptional; UNKNOWN until it is computed. */
  readonly sold: Uint8Array
  /** Stays with equal nights and guests find the same packages on sale if this number is equal. */
  readonly bookableAhead: number
  /** When midnight or the end of a free cancellation invalidates it. */
  readonly validUntilMs: number
}

/** Evaluates a stay for a pricing context of an index. */
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
    bookableAhead: bookableAhead(saleRules, nightsBetween(today, stay.checkIn)),
    validUntilMs,
  }
}

/** Counts the packages that can be booked so many days ahead. Equal counts mean the same packages. */
function bookableAhead(packages: CityIndex['saleRules'], daysAhead: number): number {
  if (daysAhead < 0) return -1
  return packages.filter(({ bookAheadDays }) => bookAheadDays <= daysAhead).length
}
