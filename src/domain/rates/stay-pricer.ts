import { nightsOfStay, type StayNight } from '../stays/nights'
import { minorFactor } from './convert'
import { priceUnitMinor, roundPriceToUnit, roundToUnit } from './price-unit'
import type {
  FxRates,
  HolidayDays,
  HotelRate,
  NightsByDay,
  PackageRate,
  PriceViewer,
  RoomRate,
  SeasonRate,
} from './rate-facts'

/** What the prices of all rooms for one stay have in common. */
interface StayTerms {
  readonly stay: { readonly checkIn: string; readonly checkOut: string; readonly rooms: number }
  /** Currency of the prices. */
  readonly currencyCode: string
  readonly viewer: PriceViewer
  readonly fx: FxRates
}

/** What a package makes of its room's price. */
type PackagePrice = Pick<PackageRate, 'pricePercent' | 'extraMinor'>

/** One night of one room in minor units; savedMinor is what the VIP price takes off its public amount, and baseMinor what is left. */
export interface NightAmounts {
  readonly date: string
  readonly baseMinor: number
  readonly savedMinor: number
  readonly taxMinor: number
}

/** Prices rooms and packages for one stay: the only arithmetic of prices. Each night is converted once and rounded half up to price units, then its VIP price and its tax likewise; all else is sums. Facts that rooms share are computed once. */
export class StayPricer {
  private readonly nights: readonly StayNight[]
  private readonly unitMinor: number
  private readonly factors = new Map<string, number>()
  private readonly seasonPercents = new Map<readonly SeasonRate[], readonly number[]>()
  private readonly holidayNights = new Map<HolidayDays, readonly boolean[]>()

  constructor(private readonly terms: StayTerms) {
    this.nights = nightsOfStay(terms.stay)
    this.unitMinor = priceUnitMinor(terms.currencyCode)
  }

  /** Price of each night of a room in minor units of the hotel's currency, before tax and not rounded: base times weekday, season and holiday percent, or the night's own price. */
  roomNightsMinor(room: RoomRate, nights: NightsByDay, holidays: HolidayDays): readonly number[] {
    const seasons = stored(this.seasonPercents, room.seasons, () => {
      return this.nights.map(({ monthDay }) => seasonPercent(monthDay, room.seasons))
    })
    const isHoliday = stored(this.holidayNights, holidays, () => this.nights.map(({ day }) => holidays.has(day)))
    return this.nights.map(({ day, weekday }, at) => {
      const ownMinor = nights.size > 0 && nights.get(day)?.priceMinor
      if (ownMinor) return ownMinor
      const holidayPercent = isHoliday[at] ? room.holidayPercent : 100
      const level = (room.weekdayPercent[weekday] ?? 100) * (seasons[at] ?? 100) * holidayPercent
      return (room.baseMinor * level) / 1_000_000
    })
  }

  /** Total of a package for all rooms of the stay in minor units, tax included. */
  totalMinor(
    roomNightsMinor: readonly number[],
    hotel: HotelRate,
    ratePackage: PackagePrice,
    memberPercent: number | null,
  ): number {
    const factor = this.factorOf(hotel)
    let totalMinor = 0
    for (const roomMinor of roomNightsMinor) {
      const publicMinor = this.publicMinor(roomMinor, ratePackage, factor)
      const baseMinor = this.callerMinor(publicMinor, memberPercent)
      totalMinor += baseMinor + this.taxMinor(baseMinor, hotel)
    }
    return this.terms.stay.rooms * totalMinor
  }

  /** The nights of one room with their parts. */
  nightAmounts(
    roomNightsMinor: readonly number[],
    hotel: HotelRate,
    ratePackage: PackagePrice,
    memberPercent: number | null,
  ): NightAmounts[] {
    const factor = this.factorOf(hotel)
    return this.nights.map(({ day }, at) => {
      const publicMinor = this.publicMinor(roomNightsMinor[at] ?? 0, ratePackage, factor)
      const baseMinor = this.callerMinor(publicMinor, memberPercent)
      return { date: day, baseMinor, savedMinor: publicMinor - baseMinor, taxMinor: this.taxMinor(baseMinor, hotel) }
    })
  }

  /** The public price of a night: the package's part of the room's night, converted; at least one price unit. */
  private publicMinor(roomMinor: number, { pricePercent, extraMinor }: PackagePrice, factor: number): number {
    return roundPriceToUnit(((roomMinor * pricePercent) / 100 + extraMinor) * factor, this.unitMinor)
  }

  private factorOf({ currencyCode }: HotelRate): number {
    return stored(this.factors, currencyCode, () => minorFactor(currencyCode, this.terms.currencyCode, this.terms.fx))
  }

  private callerMinor(publicMinor: number, memberPercent: number | null): number {
    return this.terms.viewer === 'vip' ? vipNightMinor(publicMinor, memberPercent, this.unitMinor) : publicMinor
  }

  private taxMinor(baseMinor: number, { taxPercent }: HotelRate): number {
    return roundToUnit((baseMinor * taxPercent) / 100, this.unitMinor)
  }
}

/** What a VIP pays for a night before tax: its public amount less so many percent, rounded half up to price units of so many minor ones, at least one, so never more than the public amount; the amount itself without a VIP price. */
export function vipNightMinor(publicMinor: number, memberPercent: number | null, unitMinor: number): number {
  return memberPercent ? roundPriceToUnit((publicMinor * (100 - memberPercent)) / 100, unitMinor) : publicMinor
}

/** Price level in percent of a day of the year, MM-DD: that of the first season which includes it, else 100. */
function seasonPercent(monthDay: string, seasons: readonly SeasonRate[]): number {
  return seasons.find((season) => isWithin(monthDay, season))?.percent ?? 100
}

function isWithin(monthDay: string, { from, to }: SeasonRate): boolean {
  return from <= to ? from <= monthDay && monthDay <= to : from <= monthDay || monthDay <= to
}

function stored<Key, Value>(values: Map<Key, Value>, key: Key, compute: () => Value): Value {
  const known = values.get(key)
  if (known !== undefined) return known
  const value = compute()
  values.set(key, value)
  return value
}

/** Everything that the price of a stay depends on. */
export interface StayPricing extends StayTerms {
  readonly hotel: HotelRate
  readonly room: RoomRate
  readonly ratePackage: PackageRate
  readonly nights: NightsByDay
  readonly holidays: HolidayDays
}

/** The parts of a stay's price in minor units; nightly is for one room, goods, saved and tax are for all rooms, and goods + tax = total. */
export interface StayAmounts {
  readonly nightly: readonly NightAmounts[]
  readonly rooms: number
  readonly goodsMinor: number
  readonly savedMinor: number
  readonly taxMinor: number
  readonly totalMinor: number
}

/** Returns the price of one package for a stay with its nights and parts; throws RangeError where an exchange rate is missing. */
export function priceStay(pricing: StayPricing): StayAmounts {
  const { hotel, room, ratePackage, nights, holidays, stay } = pricing
  const pricer = new StayPricer(pricing)
  const roomNightsMinor = pricer.roomNightsMinor(room, nights, holidays)
  const nightly = pricer.nightAmounts(roomNightsMinor, hotel, ratePackage, ratePackage.memberPercent)
  const goodsMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.baseMinor, 0)
  const savedMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.savedMinor, 0)
  const taxMinor = stay.rooms * nightly.reduce((sum, night) => sum + night.taxMinor, 0)
  return { nightly, rooms: stay.rooms, goodsMinor, savedMinor, taxMinor, totalMinor: goodsMinor + taxMinor }
}

/** Returns only the total of priceStay, to find the cheapest of many. */
export function stayTotalMinor(pricing: StayPricing): number {
  const { hotel, room, ratePackage, nights, holidays } = pricing
  const pricer = new StayPricer(pricing)
  const roomNightsMinor = pricer.roomNightsMinor(room, nights, holidays)
  return pricer.totalMinor(roomNightsMinor, hotel, ratePackage, ratePackage.memberPercent)
}
