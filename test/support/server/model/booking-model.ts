import type { OrderStatus } from '@/contract/order'
import {
  applyForCancel,
  type ModelApplication,
  type ModelOrder,
  type ModelQuote,
  type ModelStay,
  quoteRooms,
} from './cancel-model'
import { awaitConfirmation, confirmWhenDue, decide, type HotelDecision, stayAsPlanned } from './hotel-model'
import { PaymentModel, unpaid } from './payment-model'

const closed: readonly OrderStatus[] = [
  'COMPLETED',
  'NO_SHOW',
  'CLOSED_TIMEOUT',
  'CANCELLED',
  'CANCELLED_WITH_FEE',
  'REJECTED',
  'REFUNDED',
]

/** The rules of booking once more, in the plainest words: what the server must agree with, whatever happens in whatever order. */
export class BookingModel extends PaymentModel<ModelOrder> {
  constructor(
    public left: number,
    nowMs: number,
    readonly stay: ModelStay,
  ) {
    super(nowMs)
  }

  book(guest: number, rooms: number): string {
    if (this.nowMs >= this.stay.bookableUntilMs) return 'stay_rules'
    if (this.left < rooms) return 'sold_out'
    if (this.orders.some((order) => order.guest === guest && order.status === 'TO_PAY')) return 'duplicate_order'
    this.left -= rooms
    this.orders.push({
      ...unpaid(this.nowMs, rooms * this.stay.roomMinor),
      status: 'TO_PAY',
      refundedFrom: ['CANCELLED', 'AUTO_REFUNDING'],
      guest,
      rooms,
      freeUntilMs: this.nowMs < this.stay.freeUntilMs ? this.stay.freeUntilMs : null,
      cancelled: [],
      confirmAtMs: [],
      isConfirmed: false,
      isToBegin: false,
      isToEnd: false,
    })
    return 'ok'
  }

  quote(order: ModelOrder, rooms: readonly number[] | null): ModelQuote | null | 'bad_input' {
    return quoteRooms(this, order, rooms)
  }

  applyForCancel(order: ModelOrder, quote: ModelQuote, application: ModelApplication): string {
    return applyForCancel(this, order, quote, application)
  }

  hide(order: ModelOrder): string {
    if (!closed.includes(order.status)) return 'order_state'
    order.isHidden = true
    return 'ok'
  }

  decideAsHotel(order: ModelOrder, decision: HotelDecision): string {
    return decide(this, order, decision)
  }

  protected override notCancellable({ status }: ModelOrder): string {
    return status === 'CLOSED_TIMEOUT' ? 'order_closed' : 'already_paid'
  }

  protected override workOn(order: ModelOrder): void {
    super.workOn(order)
    confirmWhenDue(this, order)
    stayAsPlanned(this, order)
  }

  protected sell(order: ModelOrder): void {
    awaitConfirmation(this, order)
  }

  protected sellAgain(order: ModelOrder): boolean {
    if (this.left < order.rooms || this.nowMs >= this.stay.bookableUntilMs) return false
    this.left -= order.rooms
    awaitConfirmation(this, order)
    return true
  }

  protected release({ rooms }: ModelOrder): void {
    this.left += rooms
  }
}
