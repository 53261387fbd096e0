import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import type { LocationState } from '@/domain/stays/location'
import { matchDestinations } from '@/domain/stays/destinations'
import { entryOfCity } from '@/domain/stays/search-history'
import type { FindPosition } from '@/platform/device/contract'
import { Loaded } from '../app/loaded'

/** Result of a search. keyword is the searched text; unservedPlace is the matched place without stays in reach. */
export interface FoundDestinations {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
  readonly unservedPlace: string | null
}

/** What choosing a place needs from outside. */
export interface DestinationsDependencies {
  readonly calls: Pick<ApiCalls['destination'], 'searchCities' | 'locate' | 'listUsualDistricts'>
  readonly history: Pick<ApiCalls['searchHistory'], 'putSearchHistory'>
  readonly findPosition: FindPosition
}

/** All searchable places, fetched when a picker first opens, with the traveler's usual places, position and search results. */
export class DestinationsStore {
  readonly all = new Loaded<readonly DestinationOption[]>()
  regions: readonly DestinationRegion[] = []
  /** The traveler's last destinations and searches, latest first. */
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

  /** Fetches what a picker shows when it opens; the traveler's habits are requested each time. */
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

  /** Looks up places by name; late responses never replace the newest. */
  async search(keyword: string): Promise<void> {
    this.keyword = keyword
    const found = await this.dependencies.calls.searchCities({ keyword }).catch(() => ({
      list: matchDestinations(this.all.value ?? [], keyword),
      unservedPlace: null,
    }))
    const { list, unservedPlace } = found
    if (keyword === this.keyword) runInAction(() => (this.found = { keyword, list, unservedPlace }))
  }

  /** Requests the device's position and from the server the nearest city; does nothing while a request is pending. */
  async locate(): Promise<void> {
    if (this.location.status === 'locating') return
    this.location = { status: 'locating' }
    const location = await this.findLocation().catch((): LocationState => ({ status: 'failed' }))
    runInAction(() => (this.location = location))
  }

  /** Stores a picked place for next time; a picker never waits for it. */
  async remember(option: DestinationOption): Promise<void> {
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
