import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CancelQuote } from '@/contract/refund'
import { remainingSeconds, runCountdown } from '@/domain/booking/countdown'
import { isSameQuote } from '@/domain/orders/apply-cancel'
import type { Clock, Timers } from '@/platform/clock'
import { Loaded } from '../app/loaded'

/** What a quote that is renewed needs from outside. */
export interface CancelQuoteDependencies {
  readonly quoteCancel: ApiCalls['order']['quoteCancel']
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
  /** The sums changed by themselves: what is about to be confirmed no longer holds. */
  readonly onChanged: () => void
}

/** What cancelling costs now: a quote of the chosen rooms, renewed when it ends, with the time left until the next tier begins. */
export class CancelQuoteStore {
  readonly quote = new Loaded<CancelQuote>()
  /** Whole seconds until the next tier by the server's clock; null where none follows. */
  tierSecondsLeft: number | null = null
  /** Whether the sums changed by themselves, so that the traveler should look at them again. */
  hasChanged = false
  private rooms: readonly number[] | null = null
  private isInFront = false
  private stopCountdown: () => void = () => {}

  constructor(
    private readonly dependencies: CancelQuoteDependencies,
    private readonly orderid: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'orderid' | 'rooms' | 'isInFront' | 'stopCountdown'>(
      this,
      { dependencies: false, orderid: false, rooms: false, isInFront: false, stopCountdown: false, quote: false },
      { autoBind: true, deep: false },
    )
  }

  /** Quotes these rooms; null for all that are left. */
  async load(rooms: readonly number[] | null): Promise<void> {
    const isSameChoice = String(rooms) === String(this.rooms)
    const before = isSameChoice ? this.quote.value : null
    this.rooms = rooms
    this.isInFront = true
    this.stopCountdown()
    const { quoteCancel } = this.dependencies
    const input = { orderid: this.orderid, ...(rooms === null ? {} : { rooms: rooms.join(',') }) }
    await this.quote.load(() => quoteCancel(input))
    const { value, failure, isLoading } = this.quote
    if (value && !failure && !isLoading && String(rooms) === String(this.rooms)) this.receive(value, before)
  }

  /** Takes a quote that came with a refusal in place of the present one. */
  take(quote: CancelQuote): void {
    const before = this.quote.value
    this.rooms = quote.isWhole ? null : quote.rooms.map(({ room }) => room)
    this.quote.replace(quote)
    this.receive(quote, before)
  }

  /** The traveler has read that the sums changed. */
  noteSeen(): void {
    this.hasChanged = false
  }

  /** The page goes behind another: stops counting. */
  stop(): void {
    this.isInFront = false
    this.stopCountdown()
  }

  private receive(quote: CancelQuote, before: CancelQuote | null): void {
    this.stopCountdown()
    const { clock, timers } = this.dependencies
    const { serverTime, validUntil, nextTierAt } = quote
    const receivedAtMs = clock.now()
    const leftUntil = (deadlineAt: string) =>
      remainingSeconds({ deadlineAt, serverAt: serverTime, receivedAtMs }, clock.now())
    const hasChanged = before !== null && !isSameQuote(before, quote)
    runInAction(() => {
      this.hasChanged ||= hasChanged
      this.tierSecondsLeft = nextTierAt === null ? null : leftUntil(nextTierAt)
    })
    if (hasChanged) this.dependencies.onChanged()
    if (!this.isInFront || quote.quoteToken === null || validUntil === null) return
    this.stopCountdown = runCountdown({
      timers,
      secondsLeft: () => leftUntil(validUntil),
      onChange: () => runInAction(() => (this.tierSecondsLeft = nextTierAt === null ? null : leftUntil(nextTierAt))),
      onFinish: () => void this.load(this.rooms),
    })
  }
}
