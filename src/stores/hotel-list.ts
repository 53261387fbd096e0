import { makeAutoObservable, runInAction } from 'mobx'
import type { SearchCalls } from '@/api/search'
import type { HotelCard } from '@/contract/hotel-card'
import type { HotelSort } from '@/contract/search'
import type { Stay } from '@/contract/stay'
import { hotelQueryFields, type HotelFilters, type HotelQuery } from '@/domain/search/hotel-query'
import type { WantedStay } from '@/domain/stay/decide-stay'
import type { KeyValueStore } from '@/platform/storage/contract'
import { forgetListPlace, keepListPlace, readListPlace } from './list-place'
import { PagedList, type ListPage } from './paged-list'

/** What all pages of one search have in common. */
export interface SearchFacts {
  readonly total: number
  readonly cityName: string
  readonly stay: Stay
}

/** What a hotel list needs from outside. */
export interface HotelListDependencies {
  readonly search: Pick<SearchCalls, 'searchHotels'>
  readonly visitStorage: KeyValueStore
  /** Puts the query into the address, so that reload and share find the same list. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
}

const PAGE = 20

/** Hotels of a city for a stay: everything that decides what is shown stands in the address. */
export class HotelListStore {
  query: HotelQuery
  facts: SearchFacts | null = null
  readonly hotels: PagedList<HotelCard>

  constructor(
    private readonly dependencies: HotelListDependencies,
    query: HotelQuery,
  ) {
    this.query = query
    this.hotels = new PagedList(
      (cursor) => this.page(cursor),
      (card) => card.id,
    )
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, hotels: false },
      { autoBind: true, deep: false },
    )
  }

  /** Reads the list, as far as it was read when it was left; answers where it was scrolled to, in CSS px. */
  async start(): Promise<number> {
    const kept = readListPlace(this.dependencies.visitStorage, hotelQueryFields(this.query))
    await this.hotels.fill(kept?.count ?? 0)
    return kept?.scrollTopPx ?? 0
  }

  /** Notes how far the list is read and scrolled, for whoever comes back to it. */
  keepPlace(scrollTopPx: number): void {
    const place = { count: this.hotels.items.length, scrollTopPx: Math.round(scrollTopPx) }
    keepListPlace(this.dependencies.visitStorage, hotelQueryFields(this.query), place)
  }

  sortBy(sort: HotelSort): Promise<void> {
    return this.change({ sort })
  }

  filterBy(filters: HotelFilters): Promise<void> {
    return this.change(filters)
  }

  removeFilters(): Promise<void> {
    return this.change({ stars: [], freeCancellation: false })
  }

  /** Another place or another stay. */
  searchFor(cityId: string, stay: WantedStay): Promise<void> {
    return this.change({ cityId, stay })
  }

  private async change(part: Partial<HotelQuery>): Promise<void> {
    this.query = { ...this.query, ...part }
    const address = hotelQueryFields(this.query)
    forgetListPlace(this.dependencies.visitStorage, address)
    this.dependencies.replaceQuery(address)
    await this.hotels.restart()
  }

  private async page(cursor: string | undefined): Promise<ListPage<HotelCard>> {
    const { cityId, keyword, sort, stars, freeCancellation, stay } = this.query
    const reply = await this.dependencies.search.searchHotels({
      cityId,
      sort,
      ...stay,
      ...(keyword === '' ? {} : { keyword }),
      ...(stars.length > 0 ? { stars: [...stars] } : {}),
      ...(freeCancellation ? { freeCancellation } : {}),
      cursor,
      pageSize: PAGE,
    })
    const { total, cityName } = reply
    runInAction(() => (this.facts = { total, cityName, stay: reply.stay }))
    return reply
  }
}
