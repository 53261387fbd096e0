import { makeAutoObservable, runInAction } from 'mobx'
import type { DestinationCalls } from '@/api/destination'
import type { SearchHistoryCalls } from '@/api/search-history'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import type { LocationState } from '@/domain/stays/location'
import { matchDestinations } from '@/domain/stays/destinations'
import { entryOfCity } from '@/domain/stays/search-history'
import type { FindPosition } from '@/platform/device/contract'
import { Loaded } from '../app/loaded'

/** What a search has found; keyword says for which text, unservedPlace which place was meant that has no stays in reach. */
export interface FoundDestinations {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
  readonly unservedPlace: string | null
}

/** What choosing a place needs from outside. */
export interface DestinationsDependencies {
  readonly calls: Pick<DestinationCalls, 'searchCities' | 'locate' | 'listUsualDistricts'>
  readonly history: Pick<SearchHistoryCalls, 'putSearchHistory'>
  readonly findPosition: FindPosition
}

/** All places that can be searched in, fetched when a picker first opens, where the traveller usually goes and is, and what was found by name. */
export class DestinationsStore {
  readonly all = new Loaded<readonly DestinationOption[]>()
  regions: readonly DestinationRegion[] = []
  /** Where the traveller stayed or searched before, the latest first. */
  usual: readonly DestinationOption[] = []
  location: LocationState = { status: 'unasked' }
  found: FoundDestinations | null = null
  private keyword = ''

  constructor(private readonly dependencies: DestinationsDependencies) {
    makeAutoObservable<this, 'dependencies' | 'keyword'>(
      this,
      { dependencies: false, keyword: false, all: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches the places where they are not there yet. */
  async start(): Promise<void> {
    if (this.all.value === null && !this.all.isLoading) await this.fetch()
  }

  /** Fetches what a picker shows when it opens; what the traveller usually does is asked each time. */
  async open(): Promise<void> {
    this.found = null
    await Promise.all([this.start(), this.fetchUsual()])
  }

  async fetch(): Promise<void> {
    await this.all.load(async () => {
      const { list, regions } = await this.dependencies.calls.searchCities({})
      runInAction(() => (this.regions = regions))
      return list
    })
  }

  /** Looks places up by name; answers that come out of order never take the place of the newest. */
  async search(keyword: string): Promise<void> {
    this.keyword = keyword
    const found = await this.dependencies.calls.searchCities({ keyword }).catch(() => ({
      list: matchDestinations(this.all.value ?? [], keyword),
      unservedPlace: null,
    }))
    const { list, unservedPlace } = found
    if (keyword === this.keyword) runInAction(() => (this.found = { keyword, list, unservedPlace }))
  }

  /** Asks the device where it is, and the server for the nearest city; while an answer is awaited nothing is asked again. */
  async locate(): Promise<void> {
    if (this.location.status === 'locating') return
    this.location = { status: 'locating' }
    const location = await this.findLocation().catch((): LocationState => ({ status: 'failed' }))
    runInAction(() => (this.location = location))
  }

  /** Keeps a picked place for next time; a picker never waits for it. */
  async note(option: DestinationOption): Promise<void> {
    await this.dependencies.history.putSearchHistory({ list: [entryOfCity(option)] }).catch(() => undefined)
  }

  /** The place of a city id, once the places are known. */
  find(cityId: string): DestinationOption | undefined {
    return this.all.value?.find((option) => option.value === cityId)
  }

  private async findLocation(): Promise<LocationState> {
    const { lat, lng } = await this.dependencies.findPosition()
    const { option, placeName, distanceMetres } = await this.dependencies.calls.locate({ lat, lng })
    return option ? { status: 'found', option, placeName, distanceMetres } : { status: 'failed' }
  }

  private async fetchUsual(): Promise<void> {
    const reply = await this.dependencies.calls.listUsualDistricts({}).catch(() => null)
    if (reply) runInAction(() => (this.usual = reply.source === 'usual' ? reply.list : []))
  }
}
