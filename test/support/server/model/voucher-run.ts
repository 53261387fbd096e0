import { cancelUnpaidCouponOrder, hideCouponOrder } from '../../../../server/vouchers/close-order'
import { placeCouponOrder } from '../../../../server/vouchers/place-order'
import { readSubmitPage } from '../../../../server/vouchers/submit-page'
import { usualForm } from '../booking-client'
import { codeOf, type Outcomes } from './outcomes'
import { type MadeOrder, PaymentRun, type RunSetting } from './payment-run'
import type { ModelVoucherOrder, VoucherModel } from './voucher-model'
import { modelVoucherBooksOf, voucherBooksOf } from './voucher-standings'
import type { VoucherStep, VoucherStepOf } from './voucher-steps'

/** What a run works with. */
interface VoucherSetting extends RunSetting {
  readonly skuId: string
}

/** Takes the same steps with vouchers on the server and on the model. */
export class VoucherRun extends PaymentRun<ModelVoucherOrder, VoucherModel, MadeOrder, VoucherSetting> {
  /** Takes a step on both sides; resolves the outcome of each. */
  async take(one: VoucherStep): Promise<Outcomes | null> {
    this.pass(1)
    if (one.do === 'work') return this.work()
    if (one.do === 'wait') return this.pass(one.seconds * 1000)
    if (one.do === 'buy') return this.buy(one)
    if (one.do === 'buy and pay') return this.buyAndPay(one)
    const pair = this.pairOf(one.order)
    if (!pair) return null
    const { order, made } = pair
    if ('attempt' in one) return this.takeOfAttempt(one, order, made)
    if ('refund' in one) return this.takeOfRefund(one, order, made)
    return this.takeOfOrder(one, order, made)
  }

  /** How both sides stand after all of it. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { server, skuId, guests } = this.setting
    return [await voucherBooksOf(server.services.database.db, skuId, guests), modelVoucherBooksOf(this.model, guests)]
  }

  private async buy({ guest, quantity }: Pick<VoucherStepOf<'buy'>, 'guest' | 'quantity'>): Promise<Outcomes> {
    const { server, skuId } = this.setting
    const { services } = server
    const person = this.guestOf(guest)
    const caller = { services, user: person, currency: 'CNY' }
    const page = await readSubmitPage({ skuId, quantity }, caller, 'CN')
    const offered = page.verifyToken === null ? page.product.state : page.quantity
    const expected = this.model.offer(guest, quantity)
    const { verifyToken } = page
    if (offered !== expected || verifyToken === null || expected !== quantity)
      return [String(offered), String(expected)]
    const sent = { verifyToken, contact: usualForm.contact }
    const actual = await codeOf(async () => {
      const placed = await placeCouponOrder(services, {
        userId: person.uid,
        owners: [],
        key: services.random.id(),
        sent,
      })
      this.made.push({ ...placed, guest: person, attempts: [] })
    })
    return [actual, this.model.buy(guest, quantity)]
  }

  private async buyAndPay(one: VoucherStepOf<'buy and pay'>): Promise<Outcomes> {
    const before = this.made.length
    const bought = await this.buy(one)
    const pair = this.made.length > before ? this.pairOf(before) : null
    return pair ? this.payAtOnce(pair.order, pair.made) : bought
  }

  private async takeOfOrder(
    one: Exclude<Extract<VoucherStep, { order: number }>, { attempt: number } | { refund: number }>,
    order: ModelVoucherOrder,
    made: MadeOrder,
  ): Promise<Outcomes | null> {
    const { services } = this.setting.server
    const named = { userId: made.guest.uid, orderId: made.orderid, key: services.random.id() }
    switch (one.do) {
      case 'pay at once':
        return this.payAtOnce(order, made)
      case 'open attempt':
        return this.openAttempt(order, made)
      case 'cancel unpaid':
        return [await codeOf(() => cancelUnpaidCouponOrder(services, named)), this.model.cancelUnpaid(order)]
      case 'hide':
        return [await codeOf(() => hideCouponOrder(services, named)), this.model.hide(order)]
    }
  }
}
