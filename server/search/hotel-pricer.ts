import type { Stay } from '@/contract/stay'
import { packageNightMinor, taxMinor } from '@/domain/rates/night-amounts'
import { minorAtLevel, nightLevel, roomNightMinor } from '@/domain/rates/room-night-minor'
import { fewestRoomsLeft } from '@/domain/rates/rooms-left'
import { wholeUnitMinor } from '@/domain/rates/round-to-whole-units'
import { nightsOfStay, type StayNight } from '@/domain/stay/nights-of-stay'
import { whyUnavailable } from '@/domain/stay/why-unavailable'
import type { Catalogue } from '../catalogue/catalogue'
import { type MarketStay, marketStay, UNKNOWN } from './market-stay'
import type { Shelf, ShelvedRoom } from './shelf'
import { meetsWish } from './wish'

/** For which stay, currency and moment a shelf is priced. */
export interface ShelfPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  readonly now: Date
}

/** Places of a room type in its hotel and of a package in it. */
export interface PackagePlace {
  readonly roomAt: number
  readonly packageAt: number
}

const NOTHING_SPECIAL = { nights: new Map(), dayRules: new Map() }

/** Wishes that a package meets, bit by wish, by what it offers. */
const WISHES_MET = Uint8Array.of(0b0001, 0b0011, 0b0101, 0b1111)

/** Prices the hotels of one shelf for one stay. */
export class HotelPricer {
  /** When something that was answered no longer holds by the clock alone. */
  validUntilMs = Infinity
  private readonly nights: readonly StayNight[]
  private readonly unitMinor: number
  private readonly markets: (MarketStay | undefined)[] = []
  private readonly roomMinors: Float64Array
  private roomAt = 0
  private packageAt = 0

  constructor(
    private readonly shelf: Shelf,
    private readonly pricing: ShelfPricing,
  ) {
    this.nights = nightsOfStay(pricing.stay)
    this.unitMinor = wholeUnitMinor(pricing.currencyCode)
    this.roomMinors = new Float64Array(this.nights.length)
  }

  /** Which wishes the packages that a hotel sells for the stay can meet, bit by wish; no amount is worked out for it. */
  wishesMet(place: number): number {
    const { columns } = this.shelf
    const market = this.marketOf(columns.market[place] ?? 0)
    const end = columns.firstRoom[place + 1] ?? 0
    let met = 0
    for (let room = columns.firstRoom[place] ?? 0; room < end; room++) {
      const special = this.specialRoom(room)
      if (!this.isLeft(room, special)) continue
      met |= special && this.hasRuleInStay(special) ? this.metByRules(special, market) : this.metByKind(room, market)
    }
    return met
  }

  /** What the cheapest package of a hotel that meets a wish costs for the stay; Infinity where there is none. */
  totalMinor(place: number, wish: number): number {
    const { columns } = this.shelf
    const market = this.marketOf(columns.market[place] ?? 0)
    const [start, end] = [columns.firstRoom[place] ?? 0, columns.firstRoom[place + 1] ?? 0]
    let cheapestMinor = Infinity
    for (let room = start; room < end; room++) {
      const special = this.specialRoom(room)
      if (!this.isLeft(room, special)) continue
      const hasRules = special !== undefined && this.hasRuleInStay(special)
      const sumMinor = this.roomSumMinor(room, special, market)
      const first = columns.firstPackage[room] ?? 0
      const next = columns.firstPackage[room + 1] ?? 0
      let isRead = false
      for (let at = first; at < next; at++) {
        const terms = columns.terms[at] ?? 0
        if (!meetsWish(this.offered(terms, market), wish)) continue
        if (this.leastMinor(sumMinor, terms, market) >= cheapestMinor) continue
        if (!(hasRules ? this.isSoldByRules(special, terms, market) : this.isSold(room, terms, market))) continue
        if (!isRead) this.readRoom(room, special, market)
        isRead = true
        const totalMinor = this.packageMinor(terms, market)
        if (totalMinor >= cheapestMinor) continue
        cheapestMinor = totalMinor
        this.roomAt = room - start
        this.packageAt = at - first
      }
    }
    return cheapestMinor
  }

  /** Which package of a hotel is the cheapest that meets a wish, of equal ones the first; null where there is none. */
  cheapest(place: number, wish: number): PackagePlace | null {
    if (this.totalMinor(place, wish) === Infinity) return null
    return { roomAt: this.roomAt, packageAt: this.packageAt }
  }

  /** A room type some of whose nights or days in the stay are not as its rule says. */
  private specialRoom(room: number): ShelvedRoom | undefined {
    if (this.shelf.columns.isSpecial[room] !== 1) return undefined
    const special = this.shelf.rooms[room]
    return special && (this.hasNightInStay(special) || this.hasRuleInStay(special)) ? special : undefined
  }

  private isLeft(room: number, special: ShelvedRoom | undefined): boolean {
    const left = special
      ? fewestRoomsLeft(special.stock, this.nights, special.nights)
      : (this.shelf.columns.stock[room] ?? 0)
    return left >= this.pricing.stay.rooms
  }

  private metByKind(room: number, market: MarketStay): number {
    const kind = this.shelf.columns.kind[room] ?? 0
    const known = market.kindMet[kind] ?? UNKNOWN
    if (known !== UNKNOWN) return known
    let met = 0
    for (const terms of this.shelf.columns.kinds[kind] ?? []) {
      if (this.isSold(room, terms, market)) met |= WISHES_MET[this.offered(terms, market)] ?? 0
    }
    market.kindMet[kind] = met
    return met
  }

  private metByRules(room: ShelvedRoom, market: MarketStay): number {
    let met = 0
    for (const { index } of room.packages) {
      if (this.isSoldByRules(room, index, market)) met |= WISHES_MET[this.offered(index, market)] ?? 0
    }
    return met
  }

  /** What the nights of a room cost together, before anything is rounded. */
  private roomSumMinor(room: number, special: ShelvedRoom | undefined, market: MarketStay): number {
    const { baseMinor, levelRule } = this.shelf.columns
    if (!special) return minorAtLevel(baseMinor[room] ?? 0, this.levelSum(levelRule[room] ?? 0, market))
    let sumMinor = 0
    for (const night of this.nights) sumMinor += roomNightMinor(special, night, special.nights, market.holidays)
    return sumMinor
  }

  private levelSum(rule: number, market: MarketStay): number {
    const known = market.levelSums[rule] ?? NaN
    if (!Number.isNaN(known)) return known
    let sum = 0
    for (let at = 0; at < this.nights.length; at++) sum += this.level(rule, at, market)
    market.levelSums[rule] = sum
    return sum
  }

  /** Less than a package can cost, however its nights are rounded: each night's amount and its tax move by half a unit at most. */
  private leastMinor(sumMinor: number, terms: number, { factor, taxPercent }: MarketStay): number {
    const { pricePercent, extraMinor } = this.shelf.columns
    const nights = this.nights.length
    const exactMinor = ((sumMinor * (pricePercent[terms] ?? 0)) / 100 + (extraMinor[terms] ?? 0) * nights) * factor
    const taxed = 1 + taxPercent / 100
    return this.pricing.stay.rooms * (exactMinor * taxed - nights * this.unitMinor * (taxed / 2 + 0.51))
  }

  /** Notes what the nights of a room cost. */
  private readRoom(room: number, special: ShelvedRoom | undefined, market: MarketStay): void {
    const { baseMinor, levelRule } = this.shelf.columns
    for (let at = 0; at < this.roomMinors.length; at++) {
      const night = this.nights[at]
      this.roomMinors[at] =
        special && night
          ? roomNightMinor(special, night, special.nights, market.holidays)
          : minorAtLevel(baseMinor[room] ?? 0, this.level(levelRule[room] ?? 0, at, market))
    }
  }

  private level(rule: number, at: number, { levels, holidays }: MarketStay): number {
    const known = levels[rule * this.nights.length + at] ?? NaN
    if (!Number.isNaN(known)) return known
    const [levelRule, night] = [this.shelf.columns.levelRules[rule], this.nights[at]]
    if (!levelRule || !night) throw new RangeError(`the shelf has no level rule ${rule}`)
    return (levels[rule * this.nights.length + at] = nightLevel(levelRule, night, holidays))
  }

  /** What a package offers now, as a wish. */
  private offered(terms: number, { isFree }: MarketStay): number {
    const { cancelRule, hasBreakfast } = this.shelf.columns
    return (isFree[cancelRule[terms] ?? 0] ?? 0) + 2 * (hasBreakfast[terms] ?? 0)
  }

  private isSold(room: number, terms: number, { sold, today }: MarketStay): boolean {
    const { occupancies, occupancy, saleRule } = this.shelf.columns
    const at = (saleRule[terms] ?? 0) * occupancies.length + (occupancy[room] ?? 0)
    if (sold[at] === UNKNOWN) {
      const [ratePackage, sleeps] = [this.shelf.terms[terms], occupancies[occupancy[room] ?? 0]]
      if (!ratePackage || !sleeps) throw new RangeError(`the shelf has no terms ${terms}`)
      const { stay } = this.pricing
      const rules = { room: { ...sleeps, stock: stay.rooms }, ratePackage, ...NOTHING_SPECIAL, stay, today }
      sold[at] = whyUnavailable(rules) === null ? 1 : 0
    }
    return sold[at] === 1
  }

  private isSoldByRules(room: ShelvedRoom, terms: number, { today }: MarketStay): boolean {
    const ratePackage = this.shelf.terms[terms]
    const { nights, dayRules } = room
    const { stay } = this.pricing
    return ratePackage !== undefined && whyUnavailable({ room, ratePackage, nights, dayRules, stay, today }) === null
  }

  private hasNightInStay({ nights }: ShelvedRoom): boolean {
    return nights.size > 0 && this.nights.some(({ day }) => nights.has(day))
  }

  private hasRuleInStay({ dayRules }: ShelvedRoom): boolean {
    if (dayRules.size === 0) return false
    return dayRules.has(this.pricing.stay.checkOut) || this.nights.some(({ day }) => dayRules.has(day))
  }

  private packageMinor(terms: number, { factor, taxPercent }: MarketStay): number {
    const { pricePercent, extraMinor } = this.shelf.columns
    const [percent, extra] = [pricePercent[terms] ?? 0, extraMinor[terms] ?? 0]
    let totalMinor = 0
    for (let at = 0; at < this.roomMinors.length; at++) {
      const baseMinor = packageNightMinor(this.roomMinors[at] ?? 0, percent, extra, factor, this.unitMinor)
      totalMinor += baseMinor + taxMinor(baseMinor, taxPercent, this.unitMinor)
    }
    return this.pricing.stay.rooms * totalMinor
  }

  private marketOf(number: number): MarketStay {
    const known = this.markets[number]
    if (known) return known
    const market = this.shelf.columns.markets[number]
    if (!market) throw new RangeError(`the shelf has no market ${number}`)
    const made = marketStay(this.shelf, market, this.pricing)
    this.validUntilMs = Math.min(this.validUntilMs, made.validUntilMs)
    this.markets[number] = made
    return made
  }
}
