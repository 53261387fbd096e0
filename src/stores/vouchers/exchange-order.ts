import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { ExchangeOrder } from '@/contract/exchange'
import { failureOf } from '../app/failure-of'
import type { ToastStore } from '../app/toast'
import { Loaded } from '../app/loaded'

/** What a booked date needs from outside. */
export interface ExchangeOrderDependencies {
  readonly exchange: Pick<
    ApiCalls['exchange'],
    'getExchangeOrder' | 'cancelHotelExchange' | 'cancelExchangeCertificate'
  >
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  /** Called after each try to cancel: the voucher may have changed meanwhile. */
  readonly onTried: () => Promise<void>
}

/** A date that is booked with a voucher, opened over its page: the certificate, and the way to cancel it. */
export class ExchangeOrderStore {
  readonly order = new Loaded<ExchangeOrder>()
  /** The exchange that is open; null for none. */
  openId: string | null = null
  /** Whether its cancelling awaits a confirmation. */
  isPrompting = false
  isBusy = false

  constructor(private readonly dependencies: ExchangeOrderDependencies) {
    makeAutoObservable<this, 'dependencies'>(
      this,
      { dependencies: false, order: false },
      { autoBind: true, deep: false },
    )
  }

  /** Opens the certificate of an exchange. */
  async open(orderid: string): Promise<void> {
    this.openId = orderid
    this.isPrompting = false
    if (this.order.value?.orderid !== orderid) this.order.replace(null)
    await this.order.load(() => this.dependencies.exchange.getExchangeOrder({ orderid }))
  }

  close(): void {
    this.openId = null
    this.isPrompting = false
  }

  prompt(): void {
    this.isPrompting = true
  }

  /** The traveler decided against it. */
  keepDate(): void {
    this.isPrompting = false
  }

  /** Gives the date up, held or booked; a second tap meanwhile does nothing. */
  async cancel(): Promise<void> {
    const order = this.order.value
    if (!order || this.isBusy) return
    const { toast, onTried } = this.dependencies
    this.isBusy = true
    const refusal = await failureOf(this.send(order))
    runInAction(() => {
      this.isBusy = false
      this.close()
    })
    toast.show(refusal ?? 'Date cancelled, your voucher is free again', { type: refusal ? 'fail' : 'success' })
    await onTried()
  }

  private send({ orderid, status }: ExchangeOrder): Promise<unknown> {
    const { exchange, newKey } = this.dependencies
    const call = status === 'TO_PAY' ? exchange.cancelHotelExchange : exchange.cancelExchangeCertificate
    return call({ orderid }, { idempotencyKey: newKey() })
  }
}
