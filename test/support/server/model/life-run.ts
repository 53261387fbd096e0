import { addDays } from '@/domain/days/civil-day'
import { expireHolds } from '../../../../server/booking/cancel'
import { recordDispute } from '../../../../server/booking/payments/disputes'
import { settleByQuery } from '../../../../server/booking/payments/settle'
import { confirmAppointment, refuseAppointment } from '../../../../server/operator/appointments'
import { redeemVoucher } from '../../../../server/operator/vouchers'
import { openCode } from '../../../../server/vouchers/codes'
import { expireVouchers } from '../../../../server/vouchers/expire-vouchers'
import { findOpenAppointment } from '../../../../server/vouchers/repository/appointments'
import { findVoucher } from '../../../../server/vouchers/repository/vouchers'
import type { TestHotel } from '../add-hotel'
import type { Reply } from '../call'
import type { ExchangeScene } from '../exchange-client'
import type { GiftClient } from '../gift-client'
import { type SignedInPerson, withFreshToken } from '../sign-in'
import type { VoucherRefunds } from '../voucher-client'
import type { LifeModel, LifeOutcome, LifeVoucher } from './life-model'
import type { LifeStep } from './life-steps'
import { codeOf } from './outcomes'

const operator = 'maya@staylark.example'

/** What a run works with: two people, the first of whom has bought the vouchers of an order. */
export interface LifeSetting {
  readonly scene: ExchangeScene
  readonly gifts: GiftClient
  readonly refunds: VoucherRefunds
  readonly people: readonly SignedInPerson[]
  readonly hotel: TestHotel
  readonly orderid: string
  readonly voucherIds: readonly string[]
  /** The charge by which the order was paid. */
  readonly bankOrderId: string
}

/** What the server and the model made of a step. */
type LifeOutcomes = readonly [server: LifeOutcome, model: LifeOutcome]

type VoucherStep = Extract<LifeStep, { voucher: number }>

const outcomeOf = async (reply: Promise<Reply> | Reply): Promise<LifeOutcome> => {
  const { status, text } = await reply
  if (status >= 500) throw new Error(text)
  return status === 200 ? 'ok' : 'refused'
}

const outcomeOfCommand = async (act: () => Promise<unknown>): Promise<LifeOutcome> =>
  (await codeOf(act)) === 'ok' ? 'ok' : 'refused'

/** Takes the same steps with the vouchers of an order on the server and on the model. */
export class LifeRun {
  /** The newest booking with each voucher, and the token of its newest gift. */
  private readonly bookings: { orderid: string; payId: string | null }[] = []
  private readonly tokens: string[] = []

  constructor(
    private readonly setting: LifeSetting,
    private readonly model: LifeModel,
  ) {}

  /** Takes a step on both sides; null where there is nothing that it could be about. */
  async take(one: LifeStep): Promise<LifeOutcomes | null> {
    this.pass(1)
    if (one.do === 'wait') return this.pass(one.minutes * 60)
    if (one.do === 'work') return this.work()
    if (one.do === 'dispute') return this.dispute()
    const [voucher, voucherId] = [this.model.vouchers[one.voucher], this.setting.voucherIds[one.voucher]]
    if (!voucher || !voucherId) throw new Error('the voucher is missing')
    return this.takeOfVoucher(one, voucher, voucherId)
  }

  /** The state and the holder of each voucher on both sides. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { scene, voucherIds, people } = this.setting
    const { db } = scene.server.services.database
    const rows = await Promise.all(voucherIds.map((id) => findVoucher(db, id)))
    const real = rows.map((row) => [
      /REFUND/.test(row?.status ?? '') ? 'BACK' : row?.status,
      people.findIndex(({ uid }) => uid === row?.userId),
    ])
    return [real, this.model.vouchers.map(({ status, holder }) => [status, holder])]
  }

  private pass(seconds: number): null {
    this.setting.scene.server.clock.advance(seconds * 1_000)
    this.model.nowMs += seconds * 1_000
    return null
  }

  private async work(): Promise<null> {
    const { client, server } = this.setting.scene
    await expireHolds(server.services)
    await client.work()
    await expireVouchers(server.services)
    await client.work()
    this.model.work()
    return null
  }

  private async dispute(): Promise<null> {
    await recordDispute(this.setting.scene.server.services, this.setting.bankOrderId, 'lost')
    this.model.dispute()
    return null
  }

  private async takeOfVoucher(one: VoucherStep, voucher: LifeVoucher, voucherId: string): Promise<LifeOutcomes | null> {
    const { model } = this
    const { scene, gifts, refunds, people, hotel, orderid } = this.setting
    const { services } = scene.server
    const person = async (number: number): Promise<SignedInPerson> => {
      const known = people[number]
      if (!known) throw new Error('the person is missing')
      return withFreshToken(services, known)
    }
    const [holder, other] = [await person(voucher.holder), await person(1 - voucher.holder)]
    switch (one.do) {
      case 'book':
        return [await this.book(holder, one, voucherId), model.book(voucher, one.isDear)]
      case 'pay':
      case 'give up':
      case 'cancel date':
        return this.takeOfBooking(one, voucher, holder)
      case 'propose': {
        const day = addDays(model.today(), one.daysAhead)
        const reply = gifts.propose(holder, voucherId, hotel.hotelId, [day])
        return [await outcomeOf(reply), model.propose(voucher, day)]
      }
      case 'confirm':
      case 'refuse': {
        const row = await findOpenAppointment(services.database.db, voucherId)
        if (row?.status !== 'ASKED') return ['refused', model.refuse(voucher)]
        const on = { operator, appointmentId: row.id }
        return one.do === 'confirm'
          ? [await outcomeOfCommand(() => confirmAppointment(services, on, voucher.day)), model.confirm(voucher)]
          : [await outcomeOfCommand(() => refuseAppointment(services, on, 'Full')), model.refuse(voucher)]
      }
      case 'cancel appointment':
        return [await outcomeOf(gifts.cancelProposal(holder, voucherId)), model.cancelAppointment(voucher)]
      case 'give': {
        const outcome = await outcomeOf(gifts.give(holder, voucherId, other.email))
        if (outcome === 'ok') this.tokens[one.voucher] = await gifts.tokenFor(other.email)
        return [outcome, model.give(voucher)]
      }
      case 'claim': {
        const token = this.tokens[one.voucher]
        return token === undefined ? null : [await outcomeOf(gifts.claim(other, token)), model.claim(voucher)]
      }
      case 'withdraw':
        return [await outcomeOf(gifts.withdraw(holder, voucherId)), model.withdraw(voucher)]
      case 'claim by code':
        // Others would count as guesses, which are limited.
        if (!model.isClaimableByCode(voucher)) return null
        return [await outcomeOf(gifts.claimCode(other, await this.codeOf(voucherId))), model.handOver(voucher)]
      case 'redeem': {
        const presented = { text: await this.codeOf(voucherId), hotelId: null }
        const act = () => redeemVoucher(services, { operator }, presented)
        return [await outcomeOfCommand(act), model.redeem(voucher)]
      }
      case 'refund': {
        const buyer = await person(0)
        const quote = (await refunds.quote(buyer, orderid, [voucherId])).body
        const isRefused = quote.quoteToken === null
        return [isRefused ? 'refused' : await outcomeOf(refunds.apply(buyer, quote)), model.refund(voucher)]
      }
    }
  }

  private async book(
    person: SignedInPerson,
    one: Extract<LifeStep, { do: 'book' }>,
    voucherId: string,
  ): Promise<LifeOutcome> {
    const { scene, hotel } = this.setting
    const checkIn = this.model.nextNight(one.isDear)
    const reply = await scene.exchanges.exchange(person, { voucherId, roomTypeId: hotel.roomTypeId, checkIn })
    if (reply.status === 200) this.bookings[one.voucher] = { orderid: reply.body.orderid, payId: reply.body.payId }
    return outcomeOf(reply)
  }

  private async takeOfBooking(
    one: Extract<LifeStep, { do: 'pay' | 'give up' | 'cancel date' }>,
    voucher: LifeVoucher,
    person: SignedInPerson,
  ): Promise<LifeOutcomes | null> {
    const booking = this.bookings[one.voucher]
    const { exchanges } = this.setting.scene
    if (!booking || !['EXCHANGING', 'EXCHANGED'].includes(voucher.status)) return null
    switch (one.do) {
      case 'pay':
        return booking.payId === null ? null : [await this.pay(booking.payId), this.model.pay(voucher)]
      case 'give up':
        if (booking.payId === null) return null
        return [await outcomeOf(exchanges.cancelUnpaid(person, booking.orderid)), this.model.giveUp(voucher)]
      case 'cancel date':
        return [await outcomeOf(exchanges.cancelCertificate(person, booking.orderid)), this.model.cancelDate(voucher)]
    }
  }

  /** Pays a difference, which counts at once. */
  private async pay(payId: string): Promise<LifeOutcome> {
    const { client, server } = this.setting.scene
    const opened = await client.createPayment(payId)
    if (opened.status !== 200) return outcomeOf(opened)
    await client.decide(opened.body.bankOrderId, 'approve', 'never')
    await settleByQuery(server.services, opened.body.bankOrderId)
    return 'ok'
  }

  private async codeOf(voucherId: string): Promise<string> {
    const { services } = this.setting.scene.server
    const row = await findVoucher(services.database.db, voucherId)
    const code = row && openCode(services.env.secret, row)
    if (!code) throw new Error('the voucher has no code')
    return code
  }
}
