import { createPayment } from '../../../../server/booking/payments/pay'
import { decideCharge } from '../../../../server/demo/gateway/gateway'
import type { BookingClient } from '../booking-client'
import { callbackBody, sendCallback } from '../send-callback'
import type { SignedInPerson } from '../sign-in'
import type { TestServer } from '../start-test-server'
import { reportOf, returnAtGateway, setRefundWay } from './gateway-hand'
import { markPaidAt, nameAccountFor } from './operator-hand'
import { codeOf, done, type Outcomes } from './outcomes'
import type { OwedOrder, PaymentModel } from './payment-model'
import type { AttemptStep, RefundStep } from './payment-steps'
import { markPaid, nameAccount, returnRefund } from './refund-model'

/** What the server made of an order, beside the model's. */
export interface MadeOrder {
  readonly orderid: string
  readonly orderNo: string
  readonly payId: string
  readonly guest: SignedInPerson
  readonly attempts: string[]
}

/** What a run works with. */
export interface RunSetting {
  readonly server: TestServer
  readonly client: BookingClient
  readonly guests: readonly SignedInPerson[]
}

/** Takes the same steps about time and money on the server and on the model. */
export abstract class PaymentRun<
  Order extends OwedOrder,
  Model extends PaymentModel<Order>,
  Made extends MadeOrder,
  Setting extends RunSetting,
> {
  protected readonly made: Made[] = []
  constructor(
    protected readonly setting: Setting,
    protected readonly model: Model,
  ) {}

  protected guestOf(guest: number): SignedInPerson {
    const person = this.setting.guests[guest]
    if (!person) throw new Error('the guest is missing')
    return person
  }

  /** The order of a number on both sides; null before there are any. */
  protected pairOf(number: number): { order: Order; made: Made } | null {
    const at = number % Math.max(1, this.model.orders.length)
    const [order, made] = [this.model.orders[at], this.made[at]]
    return order && made ? { order, made } : null
  }

  protected pass(milliseconds: number): Outcomes {
    this.setting.server.clock.advance(milliseconds)
    this.model.nowMs += milliseconds
    return done
  }

  protected async work(): Promise<Outcomes> {
    this.model.work()
    return [await codeOf(() => this.setting.client.work()), 'ok']
  }

  protected async openAttempt(order: Order, made: Made): Promise<Outcomes> {
    const { services } = this.setting.server
    const params = { payId: made.payId, channel: 'sandbox' as const, appType: 'web', key: services.random.id() }
    const actual = await codeOf(async () => {
      made.attempts.push((await createPayment(services, params)).bankOrderId)
    })
    return [actual, this.model.createPayment(order)]
  }

  protected async payAtOnce(order: Order, made: Made): Promise<Outcomes> {
    const opened = await this.openAttempt(order, made)
    const [attempt, bankOrderId] = [order.attempts.at(-1), made.attempts.at(-1)]
    if (opened[0] !== 'ok' || !attempt || !bankOrderId) return opened
    await decideCharge(this.setting.server.services, bankOrderId, { outcome: 'paid', callback: 'now' })
    this.model.decide(attempt, 'paid', 'now')
    return this.work()
  }

  protected async takeOfAttempt(one: AttemptStep, order: Order, made: Made): Promise<Outcomes | null> {
    const { server } = this.setting
    const at = one.attempt % Math.max(1, order.attempts.length)
    const [attempt, bankOrderId] = [order.attempts[at], made.attempts[at]]
    if (!attempt || !bankOrderId) return null
    if (one.do === 'refund way') {
      await setRefundWay(server.services.database.db, bankOrderId, one.way)
      attempt.refundWay = one.way
      return done
    }
    if (one.do === 'decide') {
      await decideCharge(server.services, bankOrderId, { outcome: one.outcome, callback: one.way })
      this.model.decide(attempt, one.outcome, one.way)
      return done
    }
    const body = await callbackBody(server, bankOrderId)
    if (one.do === 'forged callback') return [String((await sendCallback(server, body, {})).status), '401']
    await server.services.database.db.execute(
      `update sandbox_charge set state = 'paid' where bank_order_id = '${bankOrderId}' and state <> 'refunded'`,
    )
    this.model.moneyInSpiteOfAll(order, attempt)
    return [String((await sendCallback(server, body)).status), '200']
  }

  protected async takeOfRefund(one: RefundStep, order: Order, made: Made): Promise<Outcomes | null> {
    const { services } = this.setting.server
    const at = one.refund % Math.max(1, order.refunds.length)
    const refund = order.refunds[at]
    if (!refund) return null
    switch (one.do) {
      case 'name account':
        return [await codeOf(() => nameAccountFor(services, made, at)), nameAccount(refund)]
      case 'mark paid':
        return [await codeOf(() => markPaidAt(services, made.orderid, at)), markPaid(order, refund)]
      case 'return refund':
        if (refund.status !== 'SUCCESS' || refund.isTransfer) return null
        await returnAtGateway(services.database.db, made.orderid, at)
        returnRefund(order, refund)
        break
      case 'report refund':
        this.model.report(order, refund)
    }
    await reportOf(services, made.orderid, at)
    return done
  }
}
