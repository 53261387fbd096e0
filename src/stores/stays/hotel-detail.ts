import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelDetailInitial } from '@/contract/first-screens'
import type { HotelDetail, HotelOffers } from '@/contract/hotel'
import type { HotelCard } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import { DEFAULT_GUESTS } from '@/domain/stays/guests'
import { keepVanishedOffers, pickCompared } from '@/domain/stays/offers'
import { decidedStay, type WantedStay } from '@/domain/stays/wanted-stay'
import { stayQuery } from '@/domain/stays/stay-query'
import { Loaded } from '../app/loaded'

/** What the hotel page needs from outside. */
export interface HotelDetailDependencies {
  readonly hotel: Pick<ApiCalls['hotel'], 'getHotelDetail' | 'getPackageInfoFull' | 'listSimilarHotels'>
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
  /** Another stay was chosen than the one that the page was opened for. */
  isStayChanged = false

  constructor(
    private readonly dependencies: HotelDetailDependencies,
    readonly id: string,
    wanted: WantedStay,
    initial: HotelDetailInitial | null = null,
  ) {
    this.wanted = wanted
    this.hotel = new Loaded(initial?.hotel)
    this.offers = new Loaded(initial?.offers)
    this.similar = new Loaded(initial?.similar)
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, id: false, hotel: false, offers: false, similar: false },
      { autoBind: true, deep: false },
    )
  }

  /** The stay that is being looked at; null while the server has not decided what was left open. */
  get stay(): Stay | null {
    return decidedStay({ ...DEFAULT_GUESTS, ...this.offers.value?.stay, ...this.wanted })
  }

  /** Offers for another stay than the shown one are on their way. */
  get isChangingStay(): boolean {
    const { isLoading, value } = this.offers
    return isLoading && value !== null && !isSame(value.stay, { ...value.stay, ...this.wanted })
  }

  /** Fetches what is neither there nor on its way; ends when hotel and offers are there, while hotels like it come after. */
  async start(): Promise<void> {
    const isMissing = ({ value, isLoading }: HotelDetailStore['hotel' | 'offers' | 'similar']) =>
      value === null && !isLoading
    const { hotel, offers, similar } = this
    await Promise.all([isMissing(hotel) ? this.fetchHotel() : null, isMissing(offers) ? this.fetchOffers() : null])
    if (isMissing(similar)) void this.fetchSimilar()
  }

  /** Reloads everything for this stay, or the one that a tap has chosen meanwhile; values for the same stay remain until the responses arrive. */
  async refresh(wanted: WantedStay): Promise<void> {
    if (!this.isStayChanged) this.wanted = wanted
    await Promise.all([this.fetchHotel(), this.fetchOffers()])
    void this.fetchSimilar()
  }

  fetchHotel(): Promise<void> {
    return this.hotel.load(() => this.dependencies.hotel.getHotelDetail({ id: this.id }))
  }

  /** Reloads the offers, as prices and stock may have moved. What is no longer sold stays in its place with a label. */
  fetchOffers(): Promise<void> {
    return this.offers.load(async () => {
      const offers = await this.dependencies.hotel.getPackageInfoFull({ hotelId: this.id, ...this.wanted })
      const before = this.offers.value
      const isSameStay = before !== null && isSame(before.stay, offers.stay)
      return isSameStay ? { ...offers, rooms: keepVanishedOffers(before.rooms, offers.rooms) } : offers
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
    this.isStayChanged = true
    this.dependencies.replaceQuery(stayQuery(this.wanted))
    await this.fetchOffers()
    void this.fetchSimilar()
  }
}

const isSame = (one: Stay, other: Stay): boolean =>
  one.checkIn === other.checkIn &&
  one.checkOut === other.checkOut &&
  one.rooms === other.rooms &&
  one.adults === other.adults &&
  one.children === other.children
