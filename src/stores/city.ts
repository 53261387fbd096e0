import { makeAutoObservable } from 'mobx'
import type { CityCalls } from '@/api/city'
import type { SearchCalls } from '@/api/search'
import type { CityInfo } from '@/contract/city'
import type { HotelCard } from '@/contract/hotel-card'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { Loaded } from './loaded'

/** What a city's page shows under its tabs. */
export type CityTab = 'hotels' | 'coupons' | 'moments' | 'pictures'

/** What a city's page needs from outside. */
export interface CityDependencies {
  readonly city: Pick<CityCalls, 'getCityInfo'>
  readonly search: Pick<SearchCalls, 'listHotels'>
}

const SHOWN_HOTELS = 6

/** A city's home page: what is told of it, and its most recommended hotels priced for a stay; the two are fetched apart. */
export class CityStore {
  readonly info: Loaded<CityInfo>
  readonly hotels: Loaded<readonly HotelCard[]>
  tab: CityTab = 'hotels'

  constructor(
    private readonly dependencies: CityDependencies,
    readonly cityId: string,
    /** The stay that hotels are priced for; read at every fetch. */
    private readonly wantedStay: () => WantedStay,
  ) {
    this.info = new Loaded()
    this.hotels = new Loaded()
    makeAutoObservable<this, 'dependencies' | 'wantedStay'>(
      this,
      { dependencies: false, cityId: false, info: false, hotels: false, wantedStay: false },
      { autoBind: true, deep: false },
    )
  }

  async start(): Promise<void> {
    await Promise.all([this.fetchInfo(), this.fetchHotels()])
  }

  fetchInfo(): Promise<void> {
    return this.info.load(() => this.dependencies.city.getCityInfo({ cityId: this.cityId }))
  }

  /** Asks for the hotels anew; the stay or the prices may have changed. */
  fetchHotels(): Promise<void> {
    return this.hotels.load(async () => {
      const { cityId } = this
      const input = { cityId, pageSize: SHOWN_HOTELS, ...this.wantedStay() }
      return (await this.dependencies.search.listHotels(input)).list
    })
  }

  openTab(tab: CityTab): void {
    this.tab = tab
  }
}
