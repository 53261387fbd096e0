import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SearchFacets } from '@/contract/search'
import type { HotelFilters } from '@/domain/stays/hotel-filters'
import { type HotelQuery, searchInput } from '@/domain/stays/hotel-query'
import { throttle, type Throttled, type Timers } from '@/domain/app/timers'

/** What a draft needs from outside. */
export interface FilterDraftDependencies {
  readonly search: Pick<ApiCalls['search'], 'searchHotels'>
  readonly timers: Pick<Timers, 'after'>
}

/** How many stays a choice of filters leaves, and what each further filter would. */
export interface FilterOutlook {
  readonly total: number
  readonly facets: SearchFacets
}

/** Minimum interval between requests while choices change, in milliseconds. */
const COUNT_EVERY_MS = 300

/** Filters as they are being chosen in a popup: nothing changes outside until they are confirmed, and the count is the server's. */
export class FilterDraftStore {
  filters: HotelFilters
  /** Of the newest choice that has been counted. */
  outlook: FilterOutlook
  isCounting = false
  private serial = 0
  private readonly counting: Throttled<HotelFilters>

  constructor(
    private readonly dependencies: FilterDraftDependencies,
    private readonly query: HotelQuery,
    /** The count for the present search, or for an earlier one (isCounted false), which start() counts again. */
    outlook: FilterOutlook,
    isCounted: boolean,
  ) {
    const { grades, tags, areas, freeCancellation, breakfast, price } = query
    this.filters = { grades, tags, areas, freeCancellation, breakfast, price }
    this.outlook = outlook
    this.isCounting = !isCounted
    this.counting = throttle(dependencies.timers, COUNT_EVERY_MS, (filters) => void this.request(filters))
    makeAutoObservable<this, 'dependencies' | 'query' | 'serial' | 'counting'>(
      this,
      { dependencies: false, query: false, serial: false, counting: false },
      { autoBind: true, deep: false },
    )
  }

  /** Stays that the choice would leave; null while that is not known. */
  get count(): number | null {
    return this.isCounting ? null : this.outlook.total
  }

  /** Has the search counted where that is not known yet. */
  start(): void {
    if (this.isCounting) this.change({})
  }

  /** Chooses otherwise, and has it counted. */
  change(part: Partial<HotelFilters>): void {
    this.filters = { ...this.filters, ...part }
    this.isCounting = true
    this.serial += 1
    this.counting.call(this.filters)
  }

  /** Drops a count that waits; called when the popup closes. */
  stop(): void {
    this.counting.cancel()
    this.serial += 1
  }

  private async request(filters: HotelFilters): Promise<void> {
    const { serial } = this
    const input = searchInput({ ...this.query, ...filters })
    try {
      const { total, facets } = await this.dependencies.search.searchHotels({ ...input, pageSize: 1 })
      if (serial !== this.serial) return
      runInAction(() => {
        this.outlook = { total, facets }
        this.isCounting = false
      })
    } catch {
      // Without a response the count stays unknown; the choice can be confirmed all the same.
    }
  }
}
