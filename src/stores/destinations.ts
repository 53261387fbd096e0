import type { DestinationCalls } from '@/api/destination'
import type { DestinationOption } from '@/contract/destination'
import { Loaded } from './loaded'

/** All places that can be searched in, fetched when a picker first opens. */
export class DestinationsStore {
  readonly all = new Loaded<readonly DestinationOption[]>()

  constructor(private readonly calls: Pick<DestinationCalls, 'searchCities'>) {}

  /** Fetches the places where they are not there yet. */
  async start(): Promise<void> {
    if (this.all.value === null && !this.all.isLoading) await this.fetch()
  }

  async fetch(): Promise<void> {
    await this.all.load(async () => (await this.calls.searchCities({})).list)
  }

  /** The place of a city id, once the places are known. */
  find(cityId: string): DestinationOption | undefined {
    return this.all.value?.find((option) => option.value === cityId)
  }
}
