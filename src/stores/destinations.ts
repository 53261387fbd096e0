import type { DestinationCalls } from '@/api/destination'
import { makeAutoObservable, runInAction } from 'mobx'
import type { DestinationOption } from '@/contract/destination'
import { matchDestinations } from '@/domain/destination/match-destinations'
import { Loaded } from './loaded'

/** What a search has found; keyword says for which text. */
export interface FoundDestinations {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
}

/** All places that can be searched in, fetched when a picker first opens, and what was found by name. */
export class DestinationsStore {
  readonly all = new Loaded<readonly DestinationOption[]>()

  found: FoundDestinations | null = null
  private keyword = ''

  constructor(private readonly calls: Pick<DestinationCalls, 'searchCities'>) {
    makeAutoObservable<this, 'calls' | 'keyword'>(
      this,
      { calls: false, keyword: false, all: false },
      { autoBind: true, deep: false },
    )
  }

  /** Fetches the places where they are not there yet. */
  async start(): Promise<void> {
    if (this.all.value === null && !this.all.isLoading) await this.fetch()
  }

  async fetch(): Promise<void> {
    await this.all.load(async () => (await this.calls.searchCities({})).list)
  }

  /** Looks places up by name; answers that come out of order never take the place of the newest. */
  async search(keyword: string): Promise<void> {
    this.keyword = keyword
    const list = await this.calls.searchCities({ keyword }).then(
      (reply) => reply.list,
      () => matchDestinations(this.all.value ?? [], keyword),
    )
    if (keyword === this.keyword) runInAction(() => (this.found = { keyword, list }))
  }

  /** The place of a city id, once the places are known. */
  find(cityId: string): DestinationOption | undefined {
    return this.all.value?.find((option) => option.value === cityId)
  }
}
