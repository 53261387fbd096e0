import { makeAutoObservable, runInAction } from 'mobx'
import type { HotelCalls } from '@/api/hotel'
import type { FlexStay, HotelDetail, RoomOffer } from '@/contract/hotel'
import type { HotelCard } from '@/contract/hotel-card'
import type { StayPrice } from '@/contract/price'
import type { Stay } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import { keepVanished } from '@/domain/offers/keep-vanished'
import { pickCompared } from '@/domain/offers/pick-compared'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { decidedStay } from '@/domain/stay/decided-stay'
import { stayQuery } from '@/domain/stay/stay-query'
import { Loaded } from './loaded'

/** The offers of a hotel for a stay; nearestDates is what can be booked where this stay can't, flex the same stay on the days around. */
export interface HotelOffers {
  readonly stay: Stay
  readonly rooms: readonly RoomOffer[]
  readonly from: StayPrice | null
  readonly nearestDates: DateRange | null
  readonly flex: readonly FlexStay[]
}

/** What the hotel page needs from outside. */
export interface HotelDetailDependencies {
  readonly hotel: Pick<HotelCalls, 'getHotelDetail' | 'getPackageInfoFull' | 'listSimilarHotels'>
  /** Puts the stay into the address, so that reload and share show the same prices. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
}

/** A hotel, its offers and hotels like it; they are fetched apart, so that one failure leaves the others standing. */
export class HotelDetailStore {
  readonly hotel: Loaded<HotelDetail>
  readonly offers: Loaded<HotelOffers>
  readonly similar: Loaded<readonly HotelCard[]>
  wanted: WantedStay
  /** Packages that are picked for comparison, at most two. */
  compared: readonly string[] = []
  /** Offers for another stay are on their way. */
  isChangingStay = false

  constructor(
    private readonly dependencies: HotelDetailDependencies,
    readonly id: string,
    wanted: WantedStay,
  ) {
    this.wanted = wanted
    this.hotel = new Loaded()
    this.offers = new Loaded()
    this.similar = new Loaded()
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, id: false, hotel: false, offers: false, similar: false },
      { autoBind: true, deep: false },
    )
  }

  /** The stay that is being looked at; null while the server has not decided what was left open. */
  get stay(): Stay | null {
    return decidedStay({ ...this.offers.value?.stay, ...this.wanted })
  }

  /** Fetches what is not there yet; ends when hotel and offers are there, while hotels like it come after. */
  async start(): Promise<void> {
    await Promise.all([this.hotel.value ? null : this.fetchHotel(), this.offers.value ? null : this.fetchOffers()])
    if (!this.similar.value) void this.fetchSimilar()
  }

  fetchHotel(): Promise<void> {
    return this.hotel.load(() => this.dependencies.hotel.getHotelDetail({ id: this.id }))
  }

  /** Asks for the offers anew; prices and stock may have moved. What is no longer sold stays in its place and says so. */
  fetchOffers(): Promise<void> {
    return this.offers.load(async () => {
      const offers = await this.dependencies.hotel.getPackageInfoFull({ hotelId: this.id, ...this.wanted })
      const before = this.offers.value
      const isSameStay = before !== null && isSame(before.stay, offers.stay)
      return isSameStay ? { ...offers, rooms: keepVanished(before.rooms, offers.rooms) } : offers
    })
  }

  /** Hotels like this one, priced for the same stay. */
  fetchSimilar(): Promise<void> {
    return this.similar.load(async () => {
      const { list } = await this.dependencies.hotel.listSimilarHotels({ hotelId: this.id, ...this.wanted })
      return list
    })
  }

  /** Picks a package for comparison, or takes it out again. */
  compare(pid: string): void {
    this.compared = pickCompared(this.compared, pid)
  }

  clearCompared(): void {
    this.compared = []
  }

  /** Another stay, or a part of it. */
  async changeStay(change: WantedStay): Promise<void> {
    const decided = this.offers.value?.stay
    const { checkIn, checkOut, rooms, adults, children } = { ...decided, ...this.wanted, ...change }
    this.wanted = { checkIn, checkOut, rooms, adults, children }
    this.dependencies.replaceQuery(stayQuery(this.wanted))
    this.isChangingStay = true
    await this.fetchOffers()
    runInAction(() => (this.isChangingStay = false))
    void this.fetchSimilar()
  }
}

const isSame = (one: Stay, other: Stay): boolean =>
  one.checkIn === other.checkIn &&
  one.checkOut === other.checkOut &&
  one.rooms === other.rooms &&
  one.adults === other.adults &&
  one.children === other.children
