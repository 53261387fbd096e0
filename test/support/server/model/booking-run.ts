import { signAccessToken } from '../../../../server/account/access-token'
import { applyForCancel, deleteHotelOrder } from '../../../../server/booking/apply-for-cancel'
import { cancelHotelOrder } from '../../../../server/booking/cancel'
import { createPayment } from '../../../../server/booking/payments/pay'
import { placeOrder } from '../../../../server/booking/place-order'
import { verifyPackageTrade } from '../../../../server/booking/verify-trade'
import { decideCharge } from '../../../../server/demo/gateway/gateway'
import type { TestHotel } from '../add-hotel'
import { type BookingClient, usualForm, usualStay } from '../booking-client'
import { callbackBody, sendCallback } from '../send-callback'
import type { SignedInPerson } from '../sign-in'
import type { TestServer } from '../start-test-server'
import type { BookingModel } from './booking-model'
import type { BookingStep, StepOf } from './booking-steps'
import type { ModelApplication, ModelOrder, ModelQuote } from './cancel-model'
import { booksOf, modelBooksOf } from './booking-standings'
import { reportOf, returnAtGateway, setRefundWay } from './gateway-hand'
import { decideAsHotel, markPaidAt, nameAccountFor } from './operator-hand'
import { codeOf, done, type Outcomes } from './outcomes'
import { markPaid, nameAccount, returnRefund } from './refund-model'

/** What the server made of an order, beside the model's. */
interface MadeOrder {
  readonly orderid: string
  readonly orderNo: string
  readonly payId: string
  readonly guest: SignedInPerson
  readonly attempts: string[]
  quote: { readonly token: string; readonly model: ModelQuote } | null
}

/** What a run works with. */
export interface RunSetting {
  readonly server: TestServer
  readonly client: BookingClient
  readonly guests: readonly SignedInPerson[]
  readonly hotel: TestHotel
}

/** Takes the same steps on the server and on the model. */
export class BookingRun {
  private readonly made: MadeOrder[] = []
  constructor(
    private readonly setting: RunSetting,
    private readonly model: BookingModel,
  ) {}

  /** Takes a step on both sides; resolves the outcome of each. */
  async take(one: BookingStep): Promise<Outcomes | null> {
    this.pass(1)
    if (one.do === 'work') return this.work()
    if (one.do === 'wait') return this.pass(one.seconds * 1000)
    if (one.do === 'go on to') return this.pass(Math.max(0, this.instantOf(one.when) - this.model.nowMs))
    if (one.do === 'book') return this.book(one)
    if (one.do === 'book and pay') return this.bookAndPay(one)
    const at = one.order % Math.max(1, this.model.orders.length)
    const [order, made] = [this.model.orders[at], this.made[at]]
    if (!order || !made) return null
    if ('attempt' in one) return this.takeOfAttempt(one, order, made)
    if ('refund' in one) return this.takeOfRefund(one, order, made)
    return this.takeOfOrder(one, order, made)
  }

  /** How both sides stand after all of it. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { server, hotel } = this.setting
    return [await booksOf(server.services.database.db, hotel), modelBooksOf(this.model)]
  }

  private pass(milliseconds: number): Outcomes {
    this.setting.server.clock.advance(milliseconds)
    this.model.nowMs += milliseconds
    return done
  }

  private instantOf(when: StepOf<'go on to'>['when']): number {
    const { freeUntilMs, beginAtMs, endAtMs } = this.model.stay
    return { 'free time ends': freeUntilMs, 'check-in': beginAtMs, 'check-out': endAtMs }[when]
  }

  private async work(): Promise<Outcomes> {
    this.model.work()
    return [await codeOf(() => this.setting.client.work()), 'ok']
  }

  private async book({ guest, rooms }: Pick<StepOf<'book'>, 'guest' | 'rooms'>): Promise<Outcomes> {
    const { server, hotel, guests } = this.setting
    const { services } = server
    const person = guests[guest]
    if (!person) throw new Error('the guest is missing')
    const userId = person.uid
    const actual = await codeOf(async () => {
      const stay = { ...usualStay, rooms, adults: rooms }
      const { verifyToken } = await verifyPackageTrade(services, { pid: hotel.pid, stay, currencyCode: 'CNY', userId })
      const names = Array.from({ length: rooms }, (_, room) => ({ name: `Guest ${room + 1}` }))
      const sent = { ...usualForm, guests: names, verifyToken }
      const placed = await placeOrder(services, { userId, key: services.random.id(), sent })
      this.made.push({ ...placed, guest: person, attempts: [], quote: null })
    })
    return [actual, this.model.book(guest, rooms)]
  }

  private async takeOfOrder(
    one: Exclude<Extract<BookingStep, { order: number }>, { attempt: number } | { refund: number }>,
    order: ModelOrder,
    made: MadeOrder,
  ): Promise<Outcomes | null> {
    const { services } = this.setting.server
    const named = { userId: made.guest.uid, actor: 'user', orderId: made.orderid, key: services.random.id() } as const
    switch (one.do) {
      case 'pay at once':
        return this.payAtOnce(order, made)
      case 'open attempt':
        return this.openAttempt(order, made)
      case 'cancel unpaid':
        return [await codeOf(() => cancelHotelOrder(services, named)), this.model.cancelUnpaid(order)]
      case 'hotel decides':
        return [
          await codeOf(() => decideAsHotel(services, made.orderNo, one.decision)),
          this.model.decideAsHotel(order, one.decision),
        ]
      case 'hide':
        return [await codeOf(() => deleteHotelOrder(services, named)), this.model.hide(order)]
      case 'quote':
        return this.quote(one, order, made)
      case 'apply':
        return this.apply(one, order, made)
      case 'quote and apply': {
        const quoted = await this.quote(one, order, made)
        return quoted[0] === quoted[1] ? this.apply(one, order, made) : quoted
      }
    }
  }

  private async bookAndPay(one: StepOf<'book and pay'>): Promise<Outcomes> {
    const booked = await this.book(one)
    const [order, made] = [this.model.orders.at(-1), this.made.at(-1)]
    return booked[0] === 'ok' && order && made ? this.payAtOnce(order, made) : booked
  }

  private async openAttempt(order: ModelOrder, made: MadeOrder): Promise<Outcomes> {
    const { services } = this.setting.server
    const params = { payId: made.payId, channel: 'sandbox' as const, appType: 'web', key: services.random.id() }
    const actual = await codeOf(async () => {
      made.attempts.push((await createPayment(services, params)).bankOrderId)
    })
    return [actual, this.model.createPayment(order)]
  }

  private async payAtOnce(order: ModelOrder, made: MadeOrder): Promise<Outcomes> {
    const opened = await this.openAttempt(order, made)
    const [attempt, bankOrderId] = [order.attempts.at(-1), made.attempts.at(-1)]
    if (opened[0] !== 'ok' || !attempt || !bankOrderId) return opened
    await decideCharge(this.setting.server.services, bankOrderId, { outcome: 'paid', callback: 'now' })
    this.model.decide(attempt, 'paid', 'now')
    return this.work()
  }

  private async quote(
    { rooms }: Pick<StepOf<'quote'>, 'rooms'>,
    order: ModelOrder,
    made: MadeOrder,
  ): Promise<Outcomes> {
    const expected = this.model.quote(order, rooms)
    const { server, client } = this.setting
    const person = { ...made.guest, token: await signAccessToken(server.services, made.guest) }
    const named = { orderid: made.orderid, ...(rooms ? { rooms: rooms.join(',') } : {}) }
    const { status, body } = await client.request('quoteCancel', named, person)
    const token = status === 200 ? body.quoteToken : null
    if (token !== null && expected !== null && expected !== 'bad_input') made.quote = { token, model: expected }
    const content = JSON.stringify([body.feeMinor, body.refundMinor, Date.parse(body.validUntil)])
    const actual = status === 200 ? (token === null ? 'no token' : content) : body.code
    if (expected === null || expected === 'bad_input') return [actual, expected ?? 'no token']
    return [actual, JSON.stringify([expected.feeMinor, expected.refundMinor, expected.expireAtMs])]
  }

  private async apply(one: ModelApplication, order: ModelOrder, made: MadeOrder): Promise<Outcomes | null> {
    const { services } = this.setting.server
    if (!made.quote) return null
    const { hasReason, requestsWaiver } = one
    const sent = { orderid: made.orderid, quoteToken: made.quote.token, requestsWaiver }
    const actual = await codeOf(() =>
      applyForCancel(services, {
        userId: made.guest.uid,
        actor: 'user',
        key: services.random.id(),
        sent: hasReason ? { ...sent, reason: 'other' } : sent,
      }),
    )
    return [actual, this.model.applyForCancel(order, made.quote.model, one)]
  }

  private async takeOfAttempt(
    one: Extract<BookingStep, { attempt: number }>,
    order: ModelOrder,
    made: MadeOrder,
  ): Promise<Outcomes | null> {
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

  private async takeOfRefund(
    one: Extract<BookingStep, { refund: number }>,
    order: ModelOrder,
    made: MadeOrder,
  ): Promise<Outcomes | null> {
    const { server } = this.setting
    const { services } = server
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
