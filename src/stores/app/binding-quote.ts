import { makeAutoObservable, runInAction } from 'mobx'
import { remainingSeconds, runCountdown } from '@/domain/booking/countdown'
import type { Clock, Timers } from '@/platform/clock'
import { Loaded } from './loaded'

/** What every quote has that binds for a while; without a token nothing can be sent. */
export interface BindingQuote {
  readonly quoteToken: string | null
  readonly validUntil: string | null
  readonly serverTime: string
}

/** What a quote that is renewed needs from outside. */
export interface BindingQuoteDependencies<Quote extends BindingQuote, Item> {
  /** Quotes a choice; null for all that there is. */
  readonly read: (choice: readonly Item[] | null) => Promise<Quote>
  /** What a quote is for; null for all that there is. */
  readonly choiceIn: (quote: Quote) => readonly Item[] | null
  readonly isSame: (one: Quote, other: Quote) => boolean
  /** The instant to which the page counts; null for none. */
  readonly deadlineOf: (quote: Quote) => string | null
  readonly clock: Clock
  readonly timers: Pick<Timers, 'every'>
  /** The sums changed by themselves: what is about to be confirmed no longer holds. */
  readonly onChanged: () => void
}

/** What giving something back brings now: a quote of a choice, renewed when it ends, with the time left until its deadline. */
export class BindingQuoteStore<Quote extends BindingQuote, Item> {
  readonly quote = new Loaded<Quote>()
  /** Whole seconds until the deadline by the server's clock; null where there is none. */
  secondsLeft: number | null = null
  /** Whether the sums changed by themselves, so that the traveler should look at them again. */
  hasChanged = false
  private choice: readonly Item[] | null = null
  private isInFront = false
  private stopCountdown: () => void = () => {}

  constructor(private readonly dependencies: BindingQuoteDependencies<Quote, Item>) {
    makeAutoObservable<this, 'dependencies' | 'choice' | 'isInFront' | 'stopCountdown'>(
      this,
      { dependencies: false, choice: false, isInFront: false, stopCountdown: false, quote: false },
      { autoBind: true, deep: false },
    )
  }

  /** Quotes a choice; null for all that there is. */
  async load(choice: readonly Item[] | null): Promise<void> {
    const isSameChoice = String(choice) === String(this.choice)
    const before = isSameChoice ? this.quote.value : null
    this.choice = choice
    this.isInFront = true
    this.stopCountdown()
    await this.quote.load(() => this.dependencies.read(choice))
    const { value, failure, isLoading } = this.quote
    if (value && !failure && !isLoading && String(choice) === String(this.choice)) this.receive(value, before)
  }

  /** Takes a quote that came with a refusal in place of the present one. */
  take(quote: Quote): void {
    const before = this.quote.value
    this.choice = this.dependencies.choiceIn(quote)
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

  private receive(quote: Quote, before: Quote | null): void {
    this.stopCountdown()
    const { clock, timers, isSame, deadlineOf, onChanged } = this.dependencies
    const { serverTime, validUntil } = quote
    const receivedAtMs = clock.now()
    const leftUntil = (deadlineAt: string) =>
      remainingSeconds({ deadlineAt, serverAt: serverTime, receivedAtMs }, clock.now())
    const deadline = deadlineOf(quote)
    const count = () => runInAction(() => (this.secondsLeft = deadline === null ? null : leftUntil(deadline)))
    const hasChanged = before !== null && !isSame(before, quote)
    runInAction(() => (this.hasChanged ||= hasChanged))
    count()
    if (hasChanged) onChanged()
    if (!this.isInFront || quote.quoteToken === null || validUntil === null) return
    this.stopCountdown = runCountdown({
      timers,
      secondsLeft: () => leftUntil(validUntil),
      onChange: count,
      onFinish: () => void this.load(this.choice),
    })
  }
}
