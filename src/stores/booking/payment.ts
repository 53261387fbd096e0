import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { PayChannel, PaymentPage } from '@/contract/payment'
import { remainingSeconds, runCountdown } from '@/domain/booking/countdown'
import { readFailure, type Failure } from '@/domain/failure'
import { pollDelayMs } from '@/domain/booking/payment-result'
import type { Clock, Timers } from '@/platform/clock'
import type { HostPayment } from '@/platform/pay/contract'
import { Loaded } from '../app/loaded'

/** Past the deadline, and while a code waits to be scanned, polled until the server reports the result. */
const pollMs = 4000

/** What the payment page needs from outside. */
export interface PaymentDependencies {
  readonly payment: Pick<ApiCalls['payment'], 'getPaymentPage' | 'createPayment' | 'getPaymentUrl'>
  readonly clock: Clock
  readonly timers: Timers
  readonly newKey: () => string
  /** The host's own payment call. */
  readonly hostPayment: HostPayment
  /** Takes the traveler to the gateway. */
  readonly openGateway: (payUrl: string) => void
  /** The payment is settled: its end is shown elsewhere. */
  readonly onPaid: () => void
}

type PlainField =
  | 'dependencies'
  | 'payId'
  | 'looks'
  | 'openResponses'
  | 'receivedAtMs'
  | 'key'
  | 'stopCountdown'
  | 'stopFollowing'

/** The payment page: time left, amount and methods. One attempt at a time; only the server decides on the result. */
export class PaymentStore {
  readonly page = new Loaded<PaymentPage>()
  channel: PayChannel | null = null
  secondsLeft: number | null = null
  isOpening = false
  /** What the wallet's app scans, as a QR code, while the open attempt is paid that way. */
  codeUrl: string | null = null
  failure: Failure | null = null
  private looks = 0
  private openResponses = 0
  private receivedAtMs = 0
  private key: string | null = null
  private stopCountdown: () => void = () => {}
  private stopFollowing: () => void = () => {}

  constructor(
    private readonly dependencies: PaymentDependencies,
    private readonly payId: string,
  ) {
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        payId: false,
        looks: false,
        openResponses: false,
        receivedAtMs: false,
        key: false,
        stopCountdown: false,
        stopFollowing: false,
        page: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Requests the payment's state; called whenever the page comes to the front, as after the gateway. */
  async look(): Promise<void> {
    const look = ++this.looks
    this.stopFollowing()
    await this.page.load(() => this.dependencies.payment.getPaymentPage({ payId: this.payId }))
    if (look !== this.looks) return
    const page = this.page.value
    if (!page || this.page.failure) return
    this.receivedAtMs = this.dependencies.clock.now()
    if (page.status === 'PAID' || page.status === 'REFUNDED') return this.dependencies.onPaid()
    runInAction(() => {
      if (page.status !== 'PENDING' || page.attempt?.status !== 'PENDING') this.codeUrl = null
      this.channel ??= page.methods.find((method) => method.disabledReason === null)?.channel ?? null
      this.count(page)
      this.follow(page)
    })
  }

  choose(channel: PayChannel): void {
    this.channel = channel
    this.key = null
  }

  /** Opens an attempt, and the gateway or the host's own sheet; the key stays while nobody knows whether the attempt was opened. */
  async pay(): Promise<void> {
    const { channel, payId } = this
    if (channel === null || this.isOpening) return
    this.isOpening = true
    this.failure = null
    this.key ??= this.dependencies.newKey()
    try {
      const { payment, openGateway, hostPayment } = this.dependencies
      const { bankOrderId } = await payment.createPayment({ payId, channel }, { idempotencyKey: this.key })
      const hostCode = await hostPayment.payerCode(channel)
      const start = { payId, bankOrderId, ...(hostCode !== null && { hostCode }) }
      const { payUrl, hostParams, codeUrl } = await payment.getPaymentUrl(start)
      this.key = null
      if (payUrl !== null) return openGateway(payUrl)
      if (hostParams) await hostPayment.request(hostParams)
      runInAction(() => (this.codeUrl = codeUrl))
      await this.look()
    } catch (thrown) {
      await this.fail(readFailure(thrown))
    } finally {
      runInAction(() => (this.isOpening = false))
    }
  }

  closeCode(): void {
    this.codeUrl = null
  }

  /** The page goes behind another: stops counting and ignores pending responses. */
  stop(): void {
    this.looks += 1
    this.openResponses = 0
    this.stopCountdown()
    this.stopFollowing()
  }

  /** An attempt is open, as after the gateway: polls its result at growing intervals while the page is visible. */
  private follow({ status, attempt }: PaymentPage): void {
    const isOpen = status === 'PENDING' && attempt?.status === 'PENDING'
    this.openResponses = isOpen ? this.openResponses + 1 : 0
    const delayMs = pollDelayMs(this.openResponses) ?? (this.codeUrl === null ? null : pollMs)
    if (delayMs !== null) this.stopFollowing = this.dependencies.timers.after(delayMs, () => void this.look())
  }

  private async fail(failure: Failure): Promise<void> {
    if (failure.kind === 'refused') this.key = null
    if (failure.kind === 'refused' && failure.code === 'already_paid') return this.dependencies.onPaid()
    runInAction(() => (this.failure = failure))
    if (failure.kind === 'refused') await this.look()
  }

  private count({ status, payExpireTime, serverTime }: PaymentPage): void {
    this.stopCountdown()
    if (status !== 'PENDING') return
    const facts = { deadlineAt: payExpireTime, serverAt: serverTime, receivedAtMs: this.receivedAtMs }
    const { clock, timers } = this.dependencies
    if (remainingSeconds(facts, clock.now()) === 0) {
      this.secondsLeft = 0
      this.stopCountdown = timers.after(pollMs, () => void this.look())
      return
    }
    this.stopCountdown = runCountdown({
      timers,
      secondsLeft: () => remainingSeconds(facts, clock.now()),
      onChange: (seconds) => runInAction(() => (this.secondsLeft = seconds)),
      onFinish: () => void this.look(),
    })
  }
}
