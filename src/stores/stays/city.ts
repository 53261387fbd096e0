import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CityInfo } from '@/contract/destination'
import type { CityInitial } from '@/contract/first-screens'
import type { HotelCard } from '@/contract/search'
import { CITY_HOTELS_PAGE } from '@/domain/stays/city'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { Loaded } from '../app/loaded'

/** What a city's page shows under its tabs. */
export type CityTab = 'hotels' | 'coupons' | 'moments' | 'pictures'

/** What a city's page needs from outside. */
export interface CityDependencies {
  readonly city: Pick<ApiCalls['city'], 'getCityInfo'>
  readonly search: Pick<ApiCalls['search'], 'listHotels'>
}

/** A city's home page: its description, and its most recommended hotels priced for a stay. The two are fetched separately. */
export class CityStore {
  readonly info: Loaded<CityInfo>
  readonly hotels: Loaded<readonly HotelCard[]>
  tab: CityTab = 'hotels'

  constructor(
    private readonly dependencies: CityDependencies,
    readonly cityId: string,
    /** The stay that hotels are priced for; read at every fetch. */
    private readonly wantedStay: () => WantedStay,
    initial: CityInitial | null = null,
  ) {
    this.info = new Loaded(initial?.info ?? null)
    this.hotels = new Loaded(initial?.hotels ?? null)
    makeAutoObservable<this, 'dependencies' | 'wantedStay'>(
      this,
      { dependencies: false, cityId: false, info: false, hotels: false, wantedStay: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches what is neither there nor on its way. */
  async start(): Promise<void> {
    const isMissing = ({ value, isLoading }: CityStore['info' | 'hotels']) => value === null && !isLoading
    const { info, hotels } = this
    await Promise.all([isMissing(info) ? this.fetchInfo() : null, isMissing(hotels) ? this.fetchHotels() : null])
  }

  fetchInfo(): Promise<void> {
    return this.info.load(() => this.dependencies.city.getCityInfo({ cityId: this.cityId }))
  }

  /** Reloads the hotels; the stay or the prices may have changed. */
  fetchHotels(): Promise<void> {
    return this.hotels.load(async () => {
      const { cityId } = this
      const input = { cityId, pageSize: CITY_HOTELS_PAGE, ...this.wantedStay() }
      return (await this.dependencies.search.listHotels(input)).list
    })
  }

  openTab(tab: CityTab): void {
    this.tab = tab
  }
}
