import type { Stay } from '@/contract/stay'
import { vipNightMinor } from '@/domain/rates/member-night-minor'
import { packageNightMinor, taxMinor } from '@/domain/rates/night-amounts'
import { minorAtLevel, ownNightMinor } from '@/domain/rates/room-night-minor'
import { priceUnitMinor } from '@/domain/rates/price-unit'
import { nightsOfStay, type StayNight } from '@/domain/stays/nights'
import { whyUnavailable } from '@/domain/stays/why-unavailable'
import type { Catalogue } from '../stays/catalogue/catalogue'
import { type MarketStay, marketStay, UNKNOWN } from './market-stay'
import type { Shelf } from './shelf'
import { wishes } from './wish'

/** For which stay, currency and moment, and for whom, a shelf is priced. */
export interface ShelfPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  /** Whether a VIP asks, who pays member prices. */
  readonly isMember: boolean
  readonly now: Date
}

const NOTHING_SPECIAL = { nights: new Map(), dayRules: new Map() }

/** What a stay means on a shelf: which of its packages are sold for it by their own rules, what they offer, and what they cost. */
export class ShelfStay {
  /** When something of it no longer holds by the clock alone. */
  readonly validUntilMs: number
  readonly stay: Stay
  readonly isMember: boolean
  private readonly markets: readonly MarketStay[]
  private readonly nights: readonly StayNight[]
  private readonly unitMinor: number

  constructor(
    readonly shelf: Shelf,
    pricing: ShelfPricing,
  ) {
    const { stay, currencyCode, isMember } = pricing
    this.stay = stay
    this.isMember = isMember
    this.nights = nightsOfStay(stay)
    this.unitMinor = priceUnitMinor(currencyCode)
    this.markets = shelf.columns.markets.map((market) => marketStay(shelf, market, pricing))
    this.validUntilMs = Math.min(...this.markets.map(({ validUntilMs }) => validUntilMs))
  }

  /** Two stays of one shape find the same packages on sale for a wish, as far as no day has anything of its own. */
  shape(wish: number): string {
    const { nights, rooms, adults, children } = this.stay
    const sale = [wish, nights, rooms, adults, children, ...this.markets.map((market) => market.aheadEnough)].join(' ')
    if (!wishes[wish]?.freeCancellation) return sale
    return `${sale} ${this.markets.map(({ isFree }) => isFree.join('')).join(' ')}`
  }

  /** What the packages of some terms offer now in a market, as a wish. */
  offered(terms: number, market: number): number {
    const { cancelRule, hasBreakfast } = this.shelf.columns
    return (this.marketAt(market).isFree[cancelRule[terms] ?? 0] ?? 0) + 2 * (hasBreakfast[terms] ?? 0)
  }

  /** Whether the packages of some terms are sold for the stay in rooms that sleep so many, where rooms are left and no day says no. */
  isSold(terms: number, occupancy: number, market: number): boolean {
    const { occupancies, saleRule } = this.shelf.columns
    const { sold, today } = this.marketAt(market)
    const at = (saleRule[terms] ?? 0) * occupancies.length + occupancy
    if (sold[at] === UNKNOWN) {
      const [ratePackage, sleeps] = [this.shelf.terms[terms], occupancies[occupancy]]
      if (!ratePackage || !sleeps) throw new RangeError(`the shelf has no terms ${terms}`)
      const { stay } = this
      const rules = { room: { ...sleeps, stock: stay.rooms }, ratePackage, ...NOTHING_SPECIAL, stay, today }
      sold[at] = whyUnavailable(rules) === null ? 1 : 0
    }
    return sold[at] === 1
  }

  /** By night of the stay what a room type costs in minor units of its hotel's currency, before tax and not yet rounded; `isOverridden` says whether some night has a price of its own. */
  roomMinors(room: number, isOverridden: boolean): readonly number[] {
    const market = this.marketOf(room)
    const own = isOverridden ? this.shelf.rooms[room]?.nights : null
    return this.nights.map(({ day }, at) => (own && ownNightMinor(own, day)) || this.ruledRoomMinor(room, market, at))
  }

  /** What a package of a room type with such nights costs whoever asks for the stay in minor units, tax included. */
  totalMinor(roomMinors: readonly number[], room: number, packageAt: number): number {
    const { kind, kinds } = this.shelf.columns
    const terms = kinds[kind[room] ?? 0]?.terms[packageAt] ?? 0
    const market = this.marketOf(room)
    const memberPercent = this.isMember ? (this.shelf.rooms[room]?.memberPercents[packageAt] ?? 0) : 0
    let totalMinor = 0
    for (const roomMinor of roomMinors) totalMinor += this.soldNightMinor(roomMinor, terms, market, memberPercent)
    return this.stay.rooms * totalMinor
  }

  private ruledRoomMinor(room: number, { levels }: MarketStay, night: number): number {
    const { baseMinor, levelRule } = this.shelf.columns
    const level = levels[(levelRule[room] ?? 0) * this.nights.length + night] ?? 0
    return minorAtLevel(baseMinor[room] ?? 0, level)
  }

  private soldNightMinor(roomMinor: number, terms: number, market: MarketStay, memberPercent: number): number {
    const { pricePercent, extraMinor } = this.shelf.columns
    const { factor, taxPercent } = market
    const [percent, extra] = [pricePercent[terms] ?? 0, extraMinor[terms] ?? 0]
    const publicMinor = packageNightMinor(roomMinor, percent, extra, factor, this.unitMinor)
    const nightMinor = memberPercent === 0 ? publicMinor : vipNightMinor(publicMinor, memberPercent, this.unitMinor)
    return nightMinor + taxMinor(nightMinor, taxPercent, this.unitMinor)
  }

  private marketOf(room: number): MarketStay {
    const { kind, kinds } = this.shelf.columns
    return this.marketAt(kinds[kind[room] ?? 0]?.market ?? 0)
  }

  private marketAt(number: number): MarketStay {
    const market = this.markets[number]
    if (!market) throw new RangeError(`the shelf has no market ${number}`)
    return market
  }
}
