import { signAccessToken } from '../../../../server/account/access-token'
import { applyForCancel, deleteHotelOrder } from '../../../../server/booking/apply-for-cancel'
import { cancelHotelOrder } from '../../../../server/booking/cancel'
import { placeOrder } from '../../../../server/booking/place-order'
import { verifyPackageTrade } from '../../../../server/booking/verify-trade'
import type { TestHotel } from '../add-hotel'
import { usualForm, usualStay } from '../booking-client'
import type { BookingModel } from './booking-model'
import type { BookingStep, StepOf } from './booking-steps'
import type { ModelApplication, ModelOrder, ModelQuote } from './cancel-model'
import { booksOf, modelBooksOf } from './booking-standings'
import { decideAsHotel } from './operator-hand'
import { codeOf, type Outcomes } from './outcomes'
import { type MadeOrder, PaymentRun, type RunSetting } from './payment-run'

/** A booking that the server made, with what was last quoted for it. */
interface MadeBooking extends MadeOrder {
  quote: { readonly token: string; readonly model: ModelQuote } | null
}

/** What a run works with. */
interface BookingSetting extends RunSetting {
  readonly hotel: TestHotel
}

/** Takes the same steps on the server and on the model. */
export class BookingRun extends PaymentRun<ModelOrder, BookingModel, MadeBooking, BookingSetting> {
  /** Takes a step on both sides; resolves the outcome of each. */
  async take(one: BookingStep): Promise<Outcomes | null> {
    this.pass(1)
    if (one.do === 'work') return this.work()
    if (one.do === 'wait') return this.pass(one.seconds * 1000)
    if (one.do === 'go on to') return this.pass(Math.max(0, this.instantOf(one.when) - this.model.nowMs))
    if (one.do === 'book') return this.book(one)
    if (one.do === 'book and pay') return this.bookAndPay(one)
    const pair = this.pairOf(one.order)
    if (!pair) return null
    const { order, made } = pair
    if ('attempt' in one) return this.takeOfAttempt(one, order, made)
    if ('refund' in one) return this.takeOfRefund(one, order, made)
    return this.takeOfOrder(one, order, made)
  }

  /** How both sides stand after all of it. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { server, hotel } = this.setting
    return [await booksOf(server.services.database.db, hotel), modelBooksOf(this.model)]
  }

  private instantOf(when: StepOf<'go on to'>['when']): number {
    const { freeUntilMs, beginAtMs, endAtMs } = this.model.stay
    return { 'free time ends': freeUntilMs, 'check-in': beginAtMs, 'check-out': endAtMs }[when]
  }

  private async book({ guest, rooms }: Pick<StepOf<'book'>, 'guest' | 'rooms'>): Promise<Outcomes> {
    const { server, hotel } = this.setting
    const { services } = server
    const person = this.guestOf(guest)
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
    made: MadeBooking,
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

  private async quote(
    { rooms }: Pick<StepOf<'quote'>, 'rooms'>,
    order: ModelOrder,
    made: MadeBooking,
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

  private async apply(one: ModelApplication, order: ModelOrder, made: MadeBooking): Promise<Outcomes | null> {
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
}
