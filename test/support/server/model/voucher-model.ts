import type { CouponOrderStatus, VoucherStatus } from '@/contract/voucher-terms'
import { type OwedOrder, PaymentModel, unpaid } from './payment-model'

/** A voucher as the rules want it; amounts in minor units. */
export interface ModelVoucher {
  status: VoucherStatus
  readonly paidMinor: number
  refundedMinor: number
}

/** An order of vouchers as the rules want it; its vouchers exist once it is paid. */
export interface ModelVoucherOrder extends OwedOrder {
  status: CouponOrderStatus
  readonly guest: number
  readonly quantity: number
  vouchers: ModelVoucher[]
}

/** What is on sale: its price in minor units, how many there are, and how many one person may have. */
export interface ModelSku {
  readonly priceMinor: number
  readonly stock: number
  readonly limit: number
}

const hidable: readonly CouponOrderStatus[] = ['COMPLETED', 'CLOSED_TIMEOUT', 'CANCELLED', 'REFUNDED']

/** Whether a voucher is held, bought and not given back. */
const isTaken = ({ status }: ModelVoucher) =>
  status !== 'REFUNDING' && status !== 'AUTO_REFUNDING' && status !== 'REFUNDED'

/** The rules of vouchers once more, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class VoucherModel extends PaymentModel<ModelVoucherOrder> {
  constructor(
    nowMs: number,
    readonly sku: ModelSku,
  ) {
    super(nowMs)
  }

  /** What a person is offered at the price check: so many vouchers, or why none. */
  offer(guest: number, quantity: number): number | 'sold_out' | 'limit_reached' {
    if (this.left() < 1) return 'sold_out'
    const most = Math.min(this.left(), this.sku.limit - this.countOf(guest))
    return most < 1 ? 'limit_reached' : Math.min(quantity, most)
  }

  buy(guest: number, quantity: number): string {
    if (this.orders.some((order) => order.guest === guest && order.status === 'TO_PAY')) return 'duplicate_order'
    this.orders.push({
      ...unpaid(this.nowMs, quantity * this.sku.priceMinor),
      status: 'TO_PAY',
      refundedFrom: ['TO_USE', 'COMPLETED', 'AUTO_REFUNDING'],
      guest,
      quantity,
      vouchers: [],
    })
    return 'ok'
  }

  hide(order: ModelVoucherOrder): string {
    if (!hidable.includes(order.status)) return 'order_state'
    order.isHidden = true
    return 'ok'
  }

  /** How many of the vouchers are held for unpaid orders. */
  held(orders: readonly ModelVoucherOrder[] = this.orders): number {
    return orders.reduce((sum, { status, quantity }) => sum + (status === 'TO_PAY' ? quantity : 0), 0)
  }

  /** How many of the vouchers are bought and not given back. */
  sold(orders: readonly ModelVoucherOrder[] = this.orders): number {
    return orders.reduce((sum, { vouchers }) => sum + vouchers.filter(isTaken).length, 0)
  }

  /** How many vouchers a person holds, has bought and not given back. */
  countOf(guest: number): number {
    const own = this.orders.filter((order) => order.guest === guest)
    return this.held(own) + this.sold(own)
  }

  protected sell(order: ModelVoucherOrder): void {
    const paidMinor = order.totalMinor / order.quantity
    order.status = 'TO_USE'
    order.vouchers = Array.from({ length: order.quantity }, () => ({ status: 'UNUSED', paidMinor, refundedMinor: 0 }))
  }

  protected sellAgain(order: ModelVoucherOrder): boolean {
    const isWithinLimit = this.countOf(order.guest) + order.quantity <= this.sku.limit
    if (!isWithinLimit || this.left() < order.quantity) return false
    this.sell(order)
    return true
  }

  protected release(): void {
    // What is held follows from the orders' states.
  }

  private left(): number {
    return this.sku.stock - this.held() - this.sold()
  }
}
