import { makeAutoObservable } from 'mobx'
import { isTokenOver } from '@/domain/booking/countdown'
import type { Clock } from '@/platform/clock'

/** What a purchase comes to, with the life of its token by the server's clock; null where nothing can be bought. */
export interface PricedTotal {
  readonly totalMinor: number
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly currencyAmount: string
  readonly tokenExpireTime: string | null
  readonly serverTime: string
}

/** A total other than the one seen before, which was in the same currency. */
export interface TotalChange {
  readonly fromMinor: number
  readonly total: PricedTotal
}

/** The total that a buyer has seen: another one has to be agreed to before anything is ordered. */
export class SeenTotal {
  /** The new total that waits for the buyer's consent. */
  change: TotalChange | null = null
  private checkedAtMs = 0

  /** `minor` is the total that was seen, in minor units; null for none. */
  constructor(
    private readonly clock: Clock,
    public minor: number | null,
  ) {
    makeAutoObservable<this, 'clock' | 'checkedAtMs'>(
      this,
      { clock: false, checkedAtMs: false, minor: false },
      { autoBind: true, deep: false },
    )
  }

  /** Shows a total: one that differs from the one seen waits for consent. Returns whether it does. */
  offer(total: PricedTotal): boolean {
    if (this.minor === null || this.minor === total.totalMinor) return false
    this.change = { fromMinor: this.minor, total }
    return true
  }

  /** From now on this is what the buyer has seen. */
  see({ totalMinor }: PricedTotal): void {
    this.minor = totalMinor
    this.change = null
    this.checkedAtMs = this.clock.now()
  }

  /** Something else is wanted: its total is no change. */
  forget(): void {
    this.minor = null
    this.change = null
  }

  /** The buyer does not agree. */
  decline(): void {
    this.change = null
  }

  /** Whether the time of a total's token is over. */
  isOver({ tokenExpireTime, serverTime }: PricedTotal): boolean {
    if (tokenExpireTime === null) return true
    const facts = { deadlineAt: tokenExpireTime, serverAt: serverTime, receivedAtMs: this.checkedAtMs }
    return isTokenOver(facts, this.clock.now())
  }
}
