import { makeAutoObservable, runInAction } from 'mobx'
import type { HotelCalls } from '@/api/hotel'
import type { TradeVerification } from '@/contract/hotel'
import {
  type CheckState,
  failedCheck,
  isTokenOver,
  judgePrice,
  type PriceVerdict,
  type SeenPrice,
} from '@/domain/booking/offer-state'
import { priceCheck } from '@/domain/booking/booking-request'
import { readFailure } from '@/domain/failure'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { Clock } from '@/platform/clock'

/** A price that is not the one seen before: asked about when it rose, told when it fell. */
export interface PriceChange {
  readonly verdict: Exclude<PriceVerdict, { kind: 'same' }>
  readonly from: TradeVerification['previous']
  readonly to: TradeVerification['price']
}

/** What the price check needs from outside. */
export interface OfferCheckDependencies {
  readonly verifyPackageTrade: HotelCalls['verifyPackageTrade']
  readonly clock: Clock
}

/** The price check of one package: what it costs now for a stay, against what the traveller saw. */
export class OfferCheck {
  state: CheckState = { step: 'checking' }
  isChecking = false
  /** Waits for the traveller: a price that rose is never taken without asking. */
  question: PriceChange | null = null
  /** A price that fell was taken; this says so. */
  notice: PriceChange | null = null
  private serial = 0
  private receivedAtMs = 0

  constructor(
    private readonly dependencies: OfferCheckDependencies,
    private readonly pid: string,
  ) {
    makeAutoObservable<this, 'dependencies' | 'pid' | 'serial' | 'receivedAtMs'>(
      this,
      { dependencies: false, pid: false, serial: false, receivedAtMs: false },
      { autoBind: true, deep: false },
    )
  }

  get offer(): TradeVerification | null {
    return this.state.step === 'ready' ? this.state.offer : null
  }

  /** The offer can be booked as it stands: checked, and its price agreed to. */
  get isAgreed(): boolean {
    return this.offer !== null && this.question === null && !this.isChecking
  }

  /** Whether the token of the offer has to be renewed before it is sent. */
  isOver(): boolean {
    const { offer, receivedAtMs } = this
    return offer !== null && isTokenOver({ ...offer, receivedAtMs }, this.dependencies.clock.now())
  }

  /** Asks for the price of a stay; `seen` is what it is compared with. Only the answer to the last question counts. */
  async run(stay: WantedStay, seen: SeenPrice | null): Promise<void> {
    const serial = ++this.serial
    this.isChecking = true
    if (this.state.step !== 'ready') this.state = { step: 'checking' }
    try {
      const offer = await this.dependencies.verifyPackageTrade(priceCheck(this.pid, stay, seen))
      if (serial === this.serial) runInAction(() => this.take(offer, seen))
    } catch (thrown) {
      if (serial === this.serial) runInAction(() => this.settle(failedCheck(readFailure(thrown))))
    }
  }

  /** The traveller agrees to the price that rose. */
  accept(): void {
    this.question = null
  }

  /** The rooms went while they were being booked. */
  sellOut(message: string): void {
    this.settle({ step: 'sold_out', message, unavailable: null })
  }

  private take(offer: TradeVerification, seen: SeenPrice | null): void {
    this.receivedAtMs = this.dependencies.clock.now()
    this.settle({ step: 'ready', offer })
    const now = { ...offer.price, totalMinor: offer.price.totalMinor }
    const verdict = judgePrice(seen, now)
    if (verdict.kind === 'same') return
    const change = { verdict, from: offer.previous, to: offer.price }
    if (verdict.kind === 'fell') this.notice = change
    else this.question = change
  }

  private settle(state: CheckState): void {
    this.state = state
    this.isChecking = false
    this.question = null
  }
}
