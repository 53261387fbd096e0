import type { Stay } from '@/contract/stay'
import { packageNightMinor, taxMinor } from '@/domain/rates/night-amounts'
import { minorAtLevel, nightLevel, roomNightMinor } from '@/domain/rates/room-night-minor'
import { fewestRoomsLeft } from '@/domain/rates/rooms-left'
import { wholeUnitMinor } from '@/domain/rates/round-to-whole-units'
import { nightsOfStay, type StayNight } from '@/domain/stay/nights-of-stay'
import { whyUnavailable } from '@/domain/stay/why-unavailable'
import type { Catalogue } from '../catalogue/catalogue'
import { type MarketStay, marketStay } from './market-stay'
import type { Shelf, ShelvedRoom } from './shelf'
import { meetsWish } from './wish'

/** For which stay, currency and moment a shelf is priced. */
export interface ShelfPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  readonly now: Date
}

/** What a hotel sells for a stay: which wishes can be met (bit by wish), and the cheapest package for the asked one; totalMinor is Infinity where there is none. */
export interface HotelSale {
  readonly wishesMet: number
  readonly totalMinor: number
  /** Places of the package's room type in the hotel and of the package in it. */
  readonly roomAt: number
  readonly packageAt: number
}

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

  constructor(
    private readonly shelf: Shelf,
    private readonly pricing: ShelfPricing,
  ) {
    this.nights = nightsOfStay(pricing.stay)
    this.unitMinor = wholeUnitMinor(pricing.currencyCode)
    this.roomMinors = new Float64Array(this.nights.length)
  }

  /** What a hotel sells, and its cheapest package that meets a wish. */
  price(place: number, wish: number): HotelSale {
    const { columns } = this.shelf
    const market = this.marketOf(columns.market[place] ?? 0)
    const [start, end] = [columns.firstRoom[place] ?? 0, columns.firstRoom[place + 1] ?? 0]
    let [wishesMet, cheapestMinor, roomAt, packageAt] = [0, Infinity, 0, 0]
    for (let room = start; room < end; room++) {
      const special = columns.isSpecial[room] === 1 ? this.shelf.hotels[place]?.rooms[room - start] : undefined
      if (!(special ? this.readSpecialRoom(special, market) : this.readRoom(room, market))) continue
      const hasRules = special !== undefined && this.hasRuleInStay(special)
      const first = columns.firstPackage[room] ?? 0
      const next = columns.firstPackage[room + 1] ?? 0
      for (let at = first; at < next; at++) {
        const terms = columns.terms[at] ?? 0
        const isSold = hasRules ? this.isSoldByRules(special, terms, market) : this.isSold(room, terms, market)
        if (!isSold) continue
        const offered = market.offered[terms] ?? 0
        wishesMet |= WISHES_MET[offered] ?? 0
        if (!meetsWish(offered, wish)) continue
        const totalMinor = this.totalMinor(terms, market)
        if (totalMinor >= cheapestMinor) continue
        cheapestMinor = totalMinor
        roomAt = room - start
        packageAt = at - first
      }
    }
    return { wishesMet, totalMinor: cheapestMinor, roomAt, packageAt }
  }

  /** Notes what the nights of a room cost; false where too few are left. */
  private readRoom(room: number, market: MarketStay): boolean {
    const { columns } = this.shelf
    if ((columns.stock[room] ?? 0) < this.pricing.stay.rooms) return false
    const baseMinor = columns.baseMinor[room] ?? 0
    const count = this.roomMinors.length
    const rule = columns.levelRule[room] ?? 0
    for (let at = 0; at < count; at++) {
      let level = market.levels[rule * count + at] ?? NaN
      if (Number.isNaN(level)) level = this.askLevel(rule, at, market)
      this.roomMinors[at] = minorAtLevel(baseMinor, level)
    }
    return true
  }

  private askLevel(rule: number, at: number, { levels, holidays }: MarketStay): number {
    const [levelRule, night] = [this.shelf.columns.levelRules[rule], this.nights[at]]
    if (!levelRule || !night) throw new RangeError(`the shelf has no level rule ${rule}`)
    return (levels[rule * this.nights.length + at] = nightLevel(levelRule, night, holidays))
  }

  private readSpecialRoom(room: ShelvedRoom, { holidays }: MarketStay): boolean {
    if (fewestRoomsLeft(room.stock, this.nights, room.nights) < this.pricing.stay.rooms) return false
    this.nights.forEach((night, at) => (this.roomMinors[at] = roomNightMinor(room, night, room.nights, holidays)))
    return true
  }

  private isSold(room: number, terms: number, { sold }: MarketStay): boolean {
    const { occupancies, occupancy, saleRule } = this.shelf.columns
    return sold[(saleRule[terms] ?? 0) * occupancies.length + (occupancy[room] ?? 0)] === 1
  }

  private isSoldByRules(room: ShelvedRoom, terms: number, { today }: MarketStay): boolean {
    const ratePackage = this.shelf.terms[terms]
    const { nights, dayRules } = room
    const { stay } = this.pricing
    return ratePackage !== undefined && whyUnavailable({ room, ratePackage, nights, dayRules, stay, today }) === null
  }

  private hasRuleInStay({ dayRules }: ShelvedRoom): boolean {
    if (dayRules.size === 0) return false
    return dayRules.has(this.pricing.stay.checkOut) || this.nights.some(({ day }) => dayRules.has(day))
  }

  private totalMinor(terms: number, { factor, taxPercent }: MarketStay): number {
    const rate = this.shelf.terms[terms]
    if (!rate) return Infinity
    const { pricePercent, extraMinor } = rate
    let totalMinor = 0
    for (let at = 0; at < this.roomMinors.length; at++) {
      const roomMinor = this.roomMinors[at] ?? 0
      const baseMinor = packageNightMinor(roomMinor, pricePercent, extraMinor, factor, this.unitMinor)
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
