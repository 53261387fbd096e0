import { makeAutoObservable } from 'mobx'
import { usualCurrency } from '@/domain/money/currency'
import type { KeyValueStore } from '@/platform/storage/contract'
import type { RegionStore } from './region'

const currencyName = 'currency'

/** Default currency for travelers without a region preference. */
const UNASKED = usualCurrency({ isAbroad: false })

/** The currency that prices are shown in: the stored preference, else CNY, or USD when abroad (spec §9). */
export class CurrencyStore {
  preferred: string | null
  private isLent = false

  constructor(
    private readonly deviceStorage: KeyValueStore,
    private readonly region: RegionStore,
  ) {
    this.preferred = deviceStorage.read(currencyName)
    makeAutoObservable<this, 'deviceStorage' | 'region' | 'isLent'>(
      this,
      { deviceStorage: false, region: false, isLent: false },
      { autoBind: true },
    )
  }

  get code(): string {
    return this.preferred ?? usualCurrency(this.region)
  }

  /** Begins with the currency of a screen that the server drew. */
  begin(code: string): void {
    this.preferred = code === UNASKED ? null : code
  }

  /** Restores the choice stored on the device, unless a link set another one; without a choice the screen's currency stays. */
  follow(): void {
    if (!this.isLent) this.preferred = this.stored() ?? this.preferred
  }

  /** The traveler's own choice on this device; null where none was made. */
  stored(): string | null {
    return this.deviceStorage.read(currencyName)
  }

  /** Shows prices in another currency until the app is reloaded, as a shared link requests; the traveler's own stored choice stays. */
  lend(code: string): void {
    this.isLent = true
    this.preferred = code
  }

  /** ISO 4217 code; stored on the device, and from now on in the header of every priced call. */
  choose(code: string): void {
    this.preferred = code
    this.deviceStorage.write(currencyName, code)
  }
}
