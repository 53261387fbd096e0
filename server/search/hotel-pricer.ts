import type { Stay } from '@/contract/stay'
import { addDays } from '@/domain/days/add-days'
import { minorFactor } from '@/domain/rates/minor-factor'
import { packageNightMinor, taxMinor } from '@/domain/rates/night-amounts'
import { roomNightMinor } from '@/domain/rates/room-night-minor'
import { fewestRoomsLeft } from '@/domain/rates/rooms-left'
import { wholeUnitMinor } from '@/domain/rates/round-to-whole-units'
import { nightsOfStay, type StayNight } from '@/domain/stay/nights-of-stay'
import { whyUnavailable } from '@/domain/stay/why-unavailable'
import type { Catalogue } from '../catalogue/catalogue'
import { freeCancelUntil } from '../quotes/free-cancel-until'
import type { ListedHotelRow } from '../repositories/catalogue-rows'
import { instantOfWallTime } from '../time/instant-of-wall-time'
import { todayIn } from '../time/today-in'
import type { PackageTerms, Shelf, ShelvedRoom } from './shelf'
import { meetsWish, wishIndex } from './wish'

/** For which stay, currency and moment a shelf is priced. */
export interface ShelfPricing {
  readonly catalogue: Pick<Catalogue, 'holidays' | 'fx'>
  readonly stay: Stay
  readonly currencyCode: string
  readonly now: Date
}

/** What a hotel sells for a stay: which wishes can be met (bit by wish), and the cheapest package for the asked one; totalMinor is Infinity where there is none. */
export interface HotelSale {
  wishesMet: number
  totalMinor: number
  roomAt: number
  packageAt: number
}

/** Wishes that a package meets, bit by wish, by what it offers. */
const WISHES_MET = [0b0001, 0b0011, 0b0101, 0b1111]
const NO_HOLIDAYS: ReadonlyMap<string, string> = new Map()
const NO_NIGHTS: ShelvedRoom['nights'] = new Map()
const NO_RULES: ShelvedRoom['dayRules'] = new Map()
const NOT_ASKED = -1

interface Zone {
  readonly timeZone: string
  readonly today: string
  /** By terms and occupancy: whether such a package is sold for the stay where the days have nothing special. */
  readonly sold: Int8Array
  /** By terms: what a package offers now, as a wish. */
  readonly offered: Int8Array
}

/** Prices the hotels of one shelf for one stay: the rules are those of the domain, each asked once for all packages that are alike. */
export class HotelPricer {
  /** When something that was answered no longer holds by the clock alone. */
  validUntilMs = Infinity
  private readonly nights: readonly StayNight[]
  private readonly unitMinor: number
  private readonly zones = new Map<string, Zone>()
  private readonly factors = new Map<string, number>()
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
    const sale: HotelSale = { wishesMet: 0, totalMinor: Infinity, roomAt: 0, packageAt: 0 }
    const listed = this.shelf.hotels[place]
    if (!listed) return sale
    const { hotel, rooms } = listed
    const zone = this.zoneOf(hotel.timeZone)
    for (let roomAt = 0; roomAt < rooms.length; roomAt++) {
      const room = rooms[roomAt]
      if (!room || fewestRoomsLeft(room.stock, this.nights, room.nights) < this.pricing.stay.rooms) continue
      this.readRoomMinors(room, hotel)
      const hasRules = this.hasRuleInStay(room)
      for (let packageAt = 0; packageAt < room.packages.length; packageAt++) {
        const terms = room.packages[packageAt]
        if (!terms || !this.isSold(zone, room, terms, hasRules)) continue
        const offered = this.offeredBy(zone, terms)
        sale.wishesMet |= WISHES_MET[offered] ?? 0
        if (!meetsWish(offered, wish)) continue
        const totalMinor = this.totalMinor(terms, hotel)
        if (totalMinor >= sale.totalMinor) continue
        sale.totalMinor = totalMinor
        sale.roomAt = roomAt
        sale.packageAt = packageAt
      }
    }
    return sale
  }

  private readRoomMinors(room: ShelvedRoom, { countryCode }: ListedHotelRow): void {
    const holidays = this.pricing.catalogue.holidays.get(countryCode) ?? NO_HOLIDAYS
    for (let at = 0; at < this.nights.length; at++) {
      const night = this.nights[at]
      if (night) this.roomMinors[at] = roomNightMinor(room, night, room.nights, holidays)
    }
  }

  private totalMinor(terms: PackageTerms, { currencyCode, taxPercent }: ListedHotelRow): number {
    const factor = this.factorOf(currencyCode)
    let totalMinor = 0
    for (let at = 0; at < this.roomMinors.length; at++) {
      const baseMinor = packageNightMinor(this.roomMinors[at] ?? 0, terms, factor, this.unitMinor)
      totalMinor += baseMinor + taxMinor(baseMinor, taxPercent, this.unitMinor)
    }
    return this.pricing.stay.rooms * totalMinor
  }

  private isSold(zone: Zone, room: ShelvedRoom, terms: PackageTerms, hasRules: boolean): boolean {
    if (!hasRules) return this.isSoldPlainly(zone, terms, room.occupancy)
    const { nights, dayRules } = room
    const { stay } = this.pricing
    return whyUnavailable({ room, ratePackage: terms, nights, dayRules, stay, today: zone.today }) === null
  }

  private isSoldPlainly(zone: Zone, terms: PackageTerms, occupancy: number): boolean {
    const at = terms.index * this.shelf.occupancies.length + occupancy
    if (zone.sold[at] === NOT_ASKED) {
      const { stay } = this.pricing
      const { maxGuests = 0, maxAdults = 0 } = this.shelf.occupancies[occupancy] ?? {}
      const room = { stock: stay.rooms, maxGuests, maxAdults }
      const plain = { room, ratePackage: terms, nights: NO_NIGHTS, dayRules: NO_RULES, stay, today: zone.today }
      zone.sold[at] = whyUnavailable(plain) === null ? 1 : 0
    }
    return zone.sold[at] === 1
  }

  private hasRuleInStay({ dayRules }: ShelvedRoom): boolean {
    if (dayRules.size === 0) return false
    return dayRules.has(this.pricing.stay.checkOut) || this.nights.some(({ day }) => dayRules.has(day))
  }

  private offeredBy(zone: Zone, terms: PackageTerms): number {
    const known = zone.offered[terms.index] ?? NOT_ASKED
    if (known !== NOT_ASKED) return known
    const until = freeCancelUntil(terms, this.pricing.stay.checkIn, zone.timeZone)
    const isFree = until !== null && until > this.pricing.now
    if (isFree) this.validUntilMs = Math.min(this.validUntilMs, until.getTime())
    const offered = wishIndex({ freeCancellation: isFree, breakfast: terms.hasBreakfast })
    zone.offered[terms.index] = offered
    return offered
  }

  private zoneOf(timeZone: string): Zone {
    const known = this.zones.get(timeZone)
    if (known) return known
    const today = todayIn(timeZone, this.pricing.now)
    const zone = {
      timeZone,
      today,
      sold: new Int8Array(this.shelf.terms.length * this.shelf.occupancies.length).fill(NOT_ASKED),
      offered: new Int8Array(this.shelf.terms.length).fill(NOT_ASKED),
    }
    const midnight = instantOfWallTime(addDays(today, 1), '00:00', timeZone)
    this.validUntilMs = Math.min(this.validUntilMs, midnight.getTime())
    this.zones.set(timeZone, zone)
    return zone
  }

  private factorOf(hotelCurrency: string): number {
    const known = this.factors.get(hotelCurrency)
    if (known !== undefined) return known
    const { currencyCode, catalogue } = this.pricing
    const factor = minorFactor(hotelCurrency, currencyCode, catalogue.fx)
    this.factors.set(hotelCurrency, factor)
    return factor
  }
}
