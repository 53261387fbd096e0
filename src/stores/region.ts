import { makeAutoObservable, runInAction } from 'mobx'
import type { AccountCalls } from '@/api/account'
import type { IpRegion } from '@/contract/account'
import type { KeyValueStore } from '@/platform/storage/contract'

const regionName = 'region'

const isRegion = (value: unknown): value is IpRegion =>
  typeof value === 'object' && value !== null && 'countryCode' in value && 'isAbroad' in value

const readRegion = (text: string | null): IpRegion | null => {
  try {
    const value: unknown = text === null ? null : JSON.parse(text)
    return isRegion(value) ? value : null
  } catch {
    return null
  }
}

/** Where the traveller seems to be, asked for once and then kept on the device (spec §4). */
export class RegionStore {
  current: IpRegion | null

  constructor(
    private readonly getIpRegion: AccountCalls['getIpRegion'],
    private readonly deviceStorage: KeyValueStore,
  ) {
    this.current = readRegion(deviceStorage.read(regionName))
    makeAutoObservable<this, 'getIpRegion' | 'deviceStorage'>(
      this,
      { getIpRegion: false, deviceStorage: false },
      { autoBind: true },
    )
  }

  get isAbroad(): boolean {
    return this.current?.isAbroad === true
  }

  /** Takes up what the device keeps. */
  follow(): void {
    this.current = readRegion(this.deviceStorage.read(regionName))
  }

  /** Asks where no region is kept; without an answer the app goes on as if at home. */
  async start(): Promise<void> {
    if (this.current !== null) return
    try {
      const region = await this.getIpRegion({})
      this.deviceStorage.write(regionName, JSON.stringify(region))
      runInAction(() => (this.current = region))
    } catch {
      // The next visit asks again.
    }
  }
}
