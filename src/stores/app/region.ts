import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { IpRegion } from '@/contract/account'
import type { KeyValueStore } from '@/platform/storage/contract'

const regionName = 'region'

const isRegion = (value: unknown): value is IpRegion =>
  typeof value === 'object' &&
  value !== null &&
  'countryCode' in value &&
  typeof value.countryCode === 'string' &&
  'isAbroad' in value &&
  typeof value.isAbroad === 'boolean'

const readRegion = (text: string | null): IpRegion | null => {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return isRegion(value) ? value : null
  } catch {
    return null
  }
}

/** Where the traveler seems to be: looked up before a navigation where none is cached, then cached on the device (spec §4). */
export class RegionStore {
  current: IpRegion | null
  private isRequesting = false

  constructor(
    private readonly getIpRegion: ApiCalls['account']['getIpRegion'],
    private readonly deviceStorage: KeyValueStore,
  ) {
    this.current = readRegion(deviceStorage.read(regionName))
    makeAutoObservable<this, 'getIpRegion' | 'deviceStorage' | 'isRequesting'>(
      this,
      { getIpRegion: false, deviceStorage: false, isRequesting: false },
      { autoBind: true },
    )
  }

  get isAbroad(): boolean {
    return this.current?.isAbroad === true
  }

  /** Restores what is stored on the device. */
  follow(): void {
    this.current = readRegion(this.deviceStorage.read(regionName))
  }

  /** Looks the region up where none is cached, one call at a time; without a reply the app goes on as if at home, and the next navigation tries again. */
  async start(): Promise<void> {
    if (this.current !== null || this.isRequesting) return
    this.isRequesting = true
    try {
      const region = await this.getIpRegion({})
      this.deviceStorage.write(regionName, JSON.stringify(region))
      runInAction(() => (this.current = region))
    } catch {
      // The next navigation requests it again.
    } finally {
      this.isRequesting = false
    }
  }
}
