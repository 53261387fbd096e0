import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { HotelListInitial } from '@/contract/first-screens'
import type { HotelCard } from '@/contract/search'
import { type FilterNames, NO_FILTERS } from '@/domain/stays/hotel-filters'
import { hotelListPage, type HotelQuery, hotelQueryFields, searchInput } from '@/domain/stays/hotel-query'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { KeyValueStore } from '@/platform/storage/contract'
import { forgetListPlace, storeListPosition, readListPlace } from './list-place'
import { PagedList, type ListPage } from '../app/paged-list'

/** What all pages of one search have in common. */
export type SearchFacts = Omit<HotelListInitial, 'list' | 'nextCursor'>

/** What a hotel list needs from outside. */
export interface HotelListDependencies {
  readonly search: Pick<ApiCalls['search'], 'searchHotels'>
  readonly tabStorage: KeyValueStore
  /** Puts the query into the address, so that reload and share find the same list. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
}

const factsOf = ({ list: _list, nextCursor: _nextCursor, ...facts }: HotelListInitial): SearchFacts => facts

/** Hotels of a city, or found by name everywhere, for a stay: everything that decides what is shown stands in the address. */
export class HotelListStore {
  query: HotelQuery
  /** Facts of the newest completed search; during another one they stand for what the bar shows. */
  facts: SearchFacts | null = null
  readonly hotels: PagedList<HotelCard>
  private completed: HotelQuery | null = null
  /** Another search was chosen than the one that the list was opened for. */
  private isSearchChanged = false

  constructor(
    private readonly dependencies: HotelListDependencies,
    query: HotelQuery,
    initial: HotelListInitial | null = null,
  ) {
    this.query = query
    this.hotels = new PagedList(
      (cursor) => this.page(cursor),
      (card) => card.id,
      initial,
    )
    if (initial) this.take(query, factsOf(initial))
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, hotels: false },
      { autoBind: true, deep: false },
    )
  }

  /** Whether the facts belong to the current search. */
  get isCurrent(): boolean {
    return this.completed === this.query
  }

  /** Names of tags and areas, for chips. */
  get names(): FilterNames {
    return { tags: this.facts?.facets.tags ?? [], areas: this.facts?.facets.areas ?? [] }
  }

  /** Reads the list as far as it was read when it was left; returns the stored scroll offset in CSS px. */
  async start(): Promise<number> {
    const stored = readListPlace(this.dependencies.tabStorage, hotelQueryFields(this.query))
    await this.hotels.fill(stored?.count ?? 0)
    return stored?.scrollTopPx ?? 0
  }

  /** Searches again for the present viewer, by this query or by one that a tap has chosen meanwhile; the present list stays until the response. */
  async renew(query: HotelQuery): Promise<void> {
    if (!this.isSearchChanged) this.query = query
    await this.hotels.refresh().catch(() => this.hotels.restart())
  }

  /** Stores how far the list is read and scrolled, for a return to it. */
  keepPlace(scrollTopPx: number): void {
    const place = { count: this.hotels.items.length, scrollTopPx: Math.round(scrollTopPx) }
    storeListPosition(this.dependencies.tabStorage, hotelQueryFields(this.query), place)
  }

  /** Changes the search: the change goes into the address, and the list restarts. */
  async change(part: Partial<HotelQuery>): Promise<void> {
    this.query = { ...this.query, ...part }
    this.isSearchChanged = true
    const address = hotelQueryFields(this.query)
    forgetListPlace(this.dependencies.tabStorage, address)
    this.dependencies.replaceQuery(address)
    await this.hotels.restart()
  }

  /** Another place or another stay; what belongs to the place that is left goes with it. */
  searchFor(cityId: string, stay: WantedStay): Promise<void> {
    if (cityId === this.query.cityId) return this.change({ stay })
    return this.change({ cityId, stay, keyword: '', areas: [], ...this.withoutPoint })
  }

  /** Takes off everything that narrows the list, but not what is searched for. */
  clearFilters(): Promise<void> {
    const { cityId, keyword } = this.query
    return this.change({ ...NO_FILTERS, keyword: cityId === '' ? keyword : '', ...this.withoutPoint })
  }

  private get withoutPoint(): Pick<HotelQuery, 'near' | 'sort'> {
    const { sort } = this.query
    return { near: null, sort: sort === 'distance' ? 'recommended' : sort }
  }

  private async page(cursor: string | undefined): Promise<ListPage<HotelCard>> {
    const { query } = this
    const reply = await this.dependencies.search.searchHotels({
      ...searchInput(query),
      cursor,
      pageSize: hotelListPage(cursor),
    })
    // A response to a search that has changed since does not describe the present one.
    if (query === this.query) runInAction(() => this.take(query, factsOf(reply)))
    return reply
  }

  private take(query: HotelQuery, facts: SearchFacts): void {
    this.completed = query
    this.facts = facts
  }
}
