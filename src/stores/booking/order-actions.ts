import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { OrderCard } from '@/contract/order-list'
import { type ConfirmedAction, doneText, type PromptedOrder } from '@/domain/orders/order-prompts'
import { failureOf } from '../app/failure-of'
import type { ToastStore } from '../app/toast'

/** What the actions need from outside. */
export interface OrderActionsDependencies {
  readonly order: Pick<ApiCalls['order'], 'cancelHotelOrder' | 'deleteHotelOrder'>
  readonly couponOrder: Pick<ApiCalls['couponOrder'], 'cancelUnpaidCouponOrder' | 'deleteCouponOrder'>
  readonly mixOrder: Pick<ApiCalls['mixOrder'], 'cancelMixOrder' | 'deleteMixOrder'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
  /** Called after each try with what was done, null where it was refused: the order may have changed meanwhile. */
  readonly onTried: (done: ConfirmedAction | null) => Promise<void>
}

/** An order as far as the actions name it. */
export type ActedOrder = Pick<OrderCard, 'orderid' | 'type'> & PromptedOrder

/** Cancels unpaid orders and deletes finished ones from the list, each after the traveler has confirmed it. */
export class OrderActions {
  /** The action that awaits its confirmation. */
  prompted: { readonly action: ConfirmedAction; readonly order: ActedOrder } | null = null
  isBusy = false

  constructor(private readonly dependencies: OrderActionsDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false }, { autoBind: true, deep: false })
  }

  prompt(action: ConfirmedAction, order: ActedOrder): void {
    this.prompted = { action, order }
  }

  /** The traveler decided against it. */
  dismiss(): void {
    this.prompted = null
  }

  /** Does what was prompted for; a second tap meanwhile does nothing. */
  async confirm(): Promise<void> {
    if (!this.prompted || this.isBusy) return
    const { action, order } = this.prompted
    const { toast, onTried } = this.dependencies
    this.isBusy = true
    const refusal = await failureOf(this.send(action, order))
    runInAction(() => {
      this.isBusy = false
      this.prompted = null
    })
    toast.show(refusal ?? doneText(action, order.type), { type: refusal ? 'fail' : 'success' })
    await onTried(refusal === null ? action : null)
  }

  private callOf(action: ConfirmedAction, type: ActedOrder['type']) {
    const { order, couponOrder, mixOrder } = this.dependencies
    if (type === 'mix') return action === 'cancel' ? mixOrder.cancelMixOrder : mixOrder.deleteMixOrder
    if (type === 'coupon')
      return action === 'cancel' ? couponOrder.cancelUnpaidCouponOrder : couponOrder.deleteCouponOrder
    return action === 'cancel' ? order.cancelHotelOrder : order.deleteHotelOrder
  }

  private send(action: ConfirmedAction, { orderid, type }: ActedOrder): Promise<unknown> {
    return this.callOf(action, type)({ orderid }, { idempotencyKey: this.dependencies.newKey() })
  }
}
