import { settleByQuery } from '../../../../server/booking/payments/settle'
import { decideCharge } from '../../../../server/demo/gateway/gateway'
import { cancelUnpaidCouponOrder } from '../../../../server/vouchers/close-order'
import { cancelUnpaidExchange } from '../../../../server/vouchers/close-exchange'
import type { TestHotel } from '../add-hotel'
import type { Reply } from '../call'
import type { ExchangeClient } from '../exchange-client'
import { type SignedInPerson, withFreshToken } from '../sign-in'
import type { LifeOrder, LifeOutcome, LifeVoucher } from './life-dates-model'
import type { LifeModel } from './life-model'
import type { LifeStep } from './life-steps'
import { codeOf, type Outcomes } from './outcomes'
import { type MadeOrder, PaymentRun, type RunSetting } from './payment-run'

/** The server, clients and hotel with which dates are booked. */
export interface LifeDatesSetting extends RunSetting {
  readonly exchanges: ExchangeClient
  readonly hotel: TestHotel
}

/** The outcome of a call; throws for server errors. */
export const outcomeOf = async (reply: Promise<Reply> | Reply): Promise<LifeOutcome> => {
  const { status, text } = await reply
  if (status >= 500) throw new Error(text)
  return status === 200 ? 'ok' : 'refused'
}

type OrderStep = Extract<LifeStep, { order: number }>

/** Takes the same steps about dates and their payments on the server and on the model. */
export abstract class LifeDatesRun<Setting extends LifeDatesSetting> extends PaymentRun<
  LifeOrder,
  LifeModel,
  MadeOrder,
  Setting
> {
  /** One of the three newest orders, or in two of five cases the order of the vouchers. */
  protected override pairOf(number: number): { order: LifeOrder; made: MadeOrder } | null {
    const back = number % 5
    return super.pairOf(back > 2 ? 0 : Math.max(0, this.model.orders.length - 1 - back))
  }

  /** Runs two rounds, a second apart, as the second one follows up what the first one ended. */
  protected override async work(): Promise<Outcomes> {
    await super.work()
    this.pass(1_000)
    return super.work()
  }

  /** A person with a token that is valid now. */
  protected personOf(number: number): Promise<SignedInPerson> {
    return withFreshToken(this.setting.server.services, this.guestOf(number))
  }

  protected async book(
    one: Extract<LifeStep, { do: 'book' }>,
    voucher: LifeVoucher,
    voucherId: string,
  ): Promise<Outcomes> {
    const { exchanges, hotel } = this.setting
    const guest = this.guestOf(voucher.holder)
    const checkIn = this.model.nextNight(one.isDear, one.week)
    const { nights } = one
    const wanted = { voucherId, roomTypeId: hotel.roomTypeId, checkIn, nights }
    const reply = await exchanges.exchange(await this.personOf(voucher.holder), wanted)
    const { status, body } = reply
    if (status === 200) this.made.push({ ...body, payId: body.payId ?? '', guest, attempts: [] })
    return [await outcomeOf(reply), this.model.book(voucher, checkIn, nights)]
  }

  /** Takes a step about an order; null if it does not apply to this one. */
  protected async takeOfOrder(one: OrderStep): Promise<Outcomes | null> {
    const pair = this.pairOf(one.order)
    if (!pair) return null
    const { order, made } = pair
    if ('refund' in one)
      return this.model.isDisputed && order === this.model.bought ? null : this.takeOfRefund(one, order, made)
    if ('attempt' in one) return this.takeOfAttempt(one, order, made)
    if (one.do === 'cancel date') return this.cancelDate(order, made)
    if (order.totalMinor === 0) return null
    if (one.do === 'open attempt') return this.openAttempt(order, made)
    return one.do === 'pay' ? this.pay(order, made) : this.giveUp(order, made)
  }

  private async cancelDate(order: LifeOrder, made: MadeOrder): Promise<Outcomes | null> {
    const { server, exchanges } = this.setting
    if (!order.stay) return null
    const person = await withFreshToken(server.services, made.guest)
    return [await outcomeOf(exchanges.cancelCertificate(person, made.orderid)), this.model.cancelDate(order)]
  }

  /** Pays and settles the payment at once. */
  private async pay(order: LifeOrder, made: MadeOrder): Promise<Outcomes> {
    const { services } = this.setting.server
    const opened = await this.openAttempt(order, made)
    const [attempt, bankOrderId] = [order.attempts.at(-1), made.attempts.at(-1)]
    if (opened[0] !== 'ok' || !attempt || !bankOrderId) return opened
    await decideCharge(services, bankOrderId, { outcome: 'paid', callback: 'never' })
    await settleByQuery(services, bankOrderId)
    this.model.moneyInSpiteOfAll(order, attempt)
    return opened
  }

  private async giveUp(order: LifeOrder, made: MadeOrder): Promise<Outcomes> {
    const { services } = this.setting.server
    const named = { userId: made.guest.uid, orderId: made.orderid, key: services.random.id() }
    const cancel = order.stay ? cancelUnpaidExchange : cancelUnpaidCouponOrder
    return [await codeOf(async () => cancel(services, named)), this.model.cancelUnpaid(order)]
  }
}
