import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { TradeVerification } from '@/contract/hotel'
import { isTokenOver } from '@/domain/booking/countdown'
import {
  type CheckState,
  failedCheck,
  judgePrice,
  type PriceVerdict,
  type SeenPrice,
} from '@/domain/booking/offer-state'
import { priceCheck } from '@/domain/booking/booking-request'
import { readFailure } from '@/domain/failure'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import type { Clock } from '@/platform/clock'

/** A price that differs from the one seen before: an increase needs consent, a decrease is announced. */
export interface PriceChange {
  readonly verdict: Exclude<PriceVerdict, { kind: 'same' }>
  readonly from: TradeVerification['previous']
  readonly to: TradeVerification['price']
}

/** What the price check needs from outside. */
export interface OfferCheckDependencies {
  readonly verifyPackageTrade: ApiCalls['hotel']['verifyPackageTrade']
  readonly clock: Clock
}

/** The price check of one package: its present price for a stay, against the price that the traveler saw. */
export class OfferCheck {
  state: CheckState = { step: 'checking' }
  isChecking = false
  /** A price change that waits for the traveler's consent: a higher price is never accepted without it. */
  priceChange: PriceChange | null = null
  /** A lower price was accepted; this text announces it. */
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
    return this.offer !== null && this.priceChange === null && !this.isChecking
  }

  /** Whether the token of the offer has to be renewed before it is sent. */
  isOver(): boolean {
    const { offer, receivedAtMs } = this
    if (!offer) return false
    const { tokenExpireAt: deadlineAt, serverTime: serverAt } = offer
    return isTokenOver({ deadlineAt, serverAt, receivedAtMs }, this.dependencies.clock.now())
  }

  /** Requests the price of a stay and compares it with `seen`. Only the response to the last request counts. */
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

  /** The traveler accepts the higher price. */
  accept(): void {
    this.priceChange = null
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
    else this.priceChange = change
  }

  private settle(state: CheckState): void {
    this.state = state
    this.isChecking = false
    this.priceChange = null
  }
}
