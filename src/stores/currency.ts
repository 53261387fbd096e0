import { makeAutoObservable } from 'mobx'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { RegionStore } from './region'

const currencyName = 'currency'

/** The currency that prices are shown in: the stored preference, else CNY, or USD when abroad (spec §9). */
export class CurrencyStore {
  preferred: string | null

  constructor(
    private readonly deviceStorage: KeyValueStore,
    private readonly region: RegionStore,
  ) {
    this.preferred = deviceStorage.read(currencyName)
    makeAutoObservable<this, 'deviceStorage' | 'region'>(
      this,
      { deviceStorage: false, region: false },
      { autoBind: true },
    )
  }

  get code(): string {
    return this.preferred ?? (this.region.isAbroad ? 'USD' : 'CNY')
  }

  /** The traveller's own choice on this device; null where none was made. */
  kept(): string | null {
    return this.deviceStorage.read(currencyName)
  }

  /** Shows prices in another currency until the app is loaded anew, as a shared link asks; the traveller's own choice stays kept. */
  lend(code: string): void {
    this.preferred = code
  }

  /** ISO 4217 code; kept on the device, and from now on in the header of every priced call. */
  choose(code: string): void {
    this.preferred = code
    this.deviceStorage.write(currencyName, code)
  }
}
