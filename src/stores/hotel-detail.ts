import { makeAutoObservable, runInAction } from 'mobx'
import type { HotelCalls } from '@/api/hotel'
import type { HotelDetail, RoomOffer } from '@/contract/hotel'
import type { StayPrice } from '@/contract/price'
import type { Stay } from '@/contract/stay'
import type { DateRange } from '@/domain/calendar/calendar-rules'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { decidedStay } from '@/domain/stay/decided-stay'
import { stayQuery } from '@/domain/stay/stay-query'
import { Loaded } from './loaded'

/** The offers of a hotel for a stay; nearestDates is what can be booked where this stay can't. */
export interface HotelOffers {
  readonly stay: Stay
  readonly rooms: readonly RoomOffer[]
  readonly from: StayPrice | null
  readonly nearestDates: DateRange | null
}

/** What the hotel page needs from outside. */
export interface HotelDetailDependencies {
  readonly hotel: Pick<HotelCalls, 'getHotelDetail' | 'getPackageInfoFull'>
  /** Puts the stay into the address, so that reload and share show the same prices. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
}

/** A hotel and its offers; the two are fetched apart, so that one failure leaves the other standing. */
export class HotelDetailStore {
  readonly hotel: Loaded<HotelDetail>
  readonly offers: Loaded<HotelOffers>
  wanted: WantedStay
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
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, id: false, hotel: false, offers: false },
      { autoBind: true, deep: false },
    )
  }

  /** The stay that is being looked at; null while the server has not decided what was left open. */
  get stay(): Stay | null {
    return decidedStay({ ...this.offers.value?.stay, ...this.wanted })
  }

  /** Fetches what is not there yet. */
  async start(): Promise<void> {
    await Promise.all([this.hotel.value ? null : this.fetchHotel(), this.offers.value ? null : this.fetchOffers()])
  }

  fetchHotel(): Promise<void> {
    return this.hotel.load(() => this.dependencies.hotel.getHotelDetail({ id: this.id }))
  }

  /** Asks for the offers anew; prices and stock may have moved. */
  fetchOffers(): Promise<void> {
    return this.offers.load(() => this.dependencies.hotel.getPackageInfoFull({ hotelId: this.id, ...this.wanted }))
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
  }
}
