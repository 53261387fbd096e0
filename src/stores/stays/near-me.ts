import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { SearchTarget } from '@/domain/stays/suggestions'
import type { FindPosition } from '@/platform/device/contract'

/** What searching nearby needs from outside. */
export interface NearMeDependencies {
  readonly calls: Pick<ApiCalls['destination'], 'locate'>
  /** The device's position; rejects where it is unavailable. */
  readonly position: FindPosition
}

/** Finds the list of hotels near the traveler. */
export class NearMeStore {
  status: 'idle' | 'locating' | 'failed' | 'nowhere' = 'idle'

  constructor(private readonly dependencies: NearMeDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  /** The list of the nearest city, nearest hotel first; null where the position is unavailable (failed) or no stays are near (nowhere). */
  async find(): Promise<SearchTarget | null> {
    if (this.status === 'locating') return null
    this.status = 'locating'
    try {
      const { lat, lng } = await this.dependencies.position()
      const { option } = await this.dependencies.calls.locate({ lat, lng })
      runInAction(() => (this.status = option ? 'idle' : 'nowhere'))
      return (
        option && {
          route: 'hotelList',
          fields: { cityId: option.value, nearLat: lat, nearLng: lng, sort: 'distance' },
        }
      )
    } catch {
      runInAction(() => (this.status = 'failed'))
      return null
    }
  }
}
