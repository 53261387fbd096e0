import { sql } from 'drizzle-orm'
import { addDays } from '@/domain/days/civil-day'
import { recordDispute } from '../../../../server/booking/payments/disputes'
import { confirmAppointment, refuseAppointment } from '../../../../server/operator/appointments'
import { redeemVoucher } from '../../../../server/operator/vouchers'
import { openCode } from '../../../../server/vouchers/codes'
import { findOpenAppointment } from '../../../../server/vouchers/repository/appointments'
import { findVoucher } from '../../../../server/vouchers/repository/vouchers'
import type { GiftClient } from '../gift-client'
import { accountOf } from '../refund-accounts'
import type { VoucherRefunds } from '../voucher-client'
import type { LifeOutcome, LifeVoucher } from './life-dates-model'
import { LifeDatesRun, type LifeDatesSetting, outcomeOf } from './life-dates-run'
import type { LifeModel } from './life-model'
import { lifeBooksOf, modelLifeBooksOf } from './life-standings'
import type { LifeStep } from './life-steps'
import { codeOf, done, type Outcomes } from './outcomes'
import type { MadeOrder } from './payment-run'

const operator = 'maya@staylark.example'

/** The setting of a life: two people, the first of whom has bought the vouchers of an order. */
interface LifeSetting extends LifeDatesSetting {
  readonly gifts: GiftClient
  readonly refunds: VoucherRefunds
  readonly bought: MadeOrder
  readonly voucherIds: readonly string[]
}

type VoucherStep = Extract<LifeStep, { voucher: number }>

const outcomeOfCommand = async (act: () => Promise<unknown>): Promise<LifeOutcome> =>
  (await codeOf(act)) === 'ok' ? 'ok' : 'refused'

/** Takes the same steps with the vouchers of an order on the server and on the model. */
export class LifeRun extends LifeDatesRun<LifeSetting> {
  /** The token of the newest gift of each voucher. */
  private readonly tokens: string[] = []

  constructor(setting: LifeSetting, model: LifeModel) {
    super(setting, model)
    this.made.push(setting.bought)
  }

  /** Takes a step on both sides; null where there is nothing that it could be about. */
  async take(one: LifeStep): Promise<Outcomes | null> {
    this.pass(1_000)
    const outcomes = await this.outcomesOf(one)
    this.model.noteRefunds()
    return outcomes
  }

  /** The standings of both sides. */
  async standings(): Promise<[server: unknown, model: unknown]> {
    const { server, bought, guests } = this.setting
    return [await lifeBooksOf(server.services.database.db, bought.orderid, guests), modelLifeBooksOf(this.model)]
  }

  /** Situations that the life has reached. */
  reached = () => this.model.reached

  private async outcomesOf(one: LifeStep): Promise<Outcomes | null> {
    if (one.do === 'wait') return this.pass(one.minutes * 60_000)
    if (one.do === 'work') return this.work()
    if (one.do === 'dispute') return this.dispute()
    if ('order' in one) return this.takeOfOrder(one)
    const [voucher, voucherId] = [this.model.vouchers[one.voucher], this.setting.voucherIds[one.voucher]]
    if (!voucher || !voucherId) throw new Error('the voucher is missing')
    return this.takeOfVoucher(one, voucher, voucherId)
  }

  private async dispute(): Promise<Outcomes> {
    const { server, bought } = this.setting
    await recordDispute(server.services, bought.attempts[0] ?? '', 'lost')
    this.model.dispute()
    return done
  }

  private async takeOfVoucher(one: VoucherStep, voucher: LifeVoucher, voucherId: string): Promise<Outcomes | null> {
    const { model } = this
    const { gifts } = this.setting
    const holder = () => this.personOf(voucher.holder)
    const other = () => this.personOf(1 - voucher.holder)
    switch (one.do) {
      case 'book':
        return this.book(one, voucher, voucherId)
      case 'propose':
      case 'confirm':
      case 'refuse':
      case 'cancel appointment':
        return this.takeOfAppointment(one, voucher, voucherId)
      case 'give':
        return [await this.give(one.voucher, voucher, voucherId), model.give(voucher)]
      case 'claim': {
        const token = this.tokens[one.voucher]
        return token === undefined ? null : [await outcomeOf(gifts.claim(await other(), token)), model.claim(voucher)]
      }
      case 'withdraw':
        return [await outcomeOf(gifts.withdraw(await holder(), voucherId)), model.withdraw(voucher)]
      case 'claim by code':
        // Others would count as guesses, which are limited.
        if (!model.isClaimableByCode(voucher)) return null
        return [await outcomeOf(gifts.claimCode(await other(), await this.codeOf(voucherId))), model.handOver(voucher)]
      case 'redeem': {
        const { services } = this.setting.server
        const presented = { text: await this.codeOf(voucherId), hotelId: null }
        const act = () => redeemVoucher(services, { operator }, presented)
        return [await outcomeOfCommand(act), model.redeem(voucher)]
      }
      case 'refund':
        return [await this.refund(voucherId, one.isToAccount), model.refund(voucher, one.isToAccount)]
    }
  }

  private async takeOfAppointment(
    one: Extract<VoucherStep, { do: 'propose' | 'confirm' | 'refuse' | 'cancel appointment' }>,
    voucher: LifeVoucher,
    voucherId: string,
  ): Promise<Outcomes> {
    const { model } = this
    const { gifts, hotel, server } = this.setting
    const { services } = server
    if (one.do === 'propose') {
      const day = addDays(model.today(), one.daysAhead)
      const reply = gifts.propose(await this.personOf(voucher.holder), voucherId, hotel.hotelId, [day])
      return [await outcomeOf(reply), model.propose(voucher, day)]
    }
    if (one.do === 'cancel appointment') {
      const reply = gifts.cancelProposal(await this.personOf(voucher.holder), voucherId)
      return [await outcomeOf(reply), model.cancelAppointment(voucher)]
    }
    const row = await findOpenAppointment(services.database.db, voucherId)
    if (row?.status !== 'ASKED') return ['refused', model.refuse(voucher)]
    const on = { operator, appointmentId: row.id }
    return one.do === 'confirm'
      ? [await outcomeOfCommand(() => confirmAppointment(services, on, voucher.day)), model.confirm(voucher)]
      : [await outcomeOfCommand(() => refuseAppointment(services, on, 'Full')), model.refuse(voucher)]
  }

  private async give(number: number, { holder }: LifeVoucher, voucherId: string): Promise<LifeOutcome> {
    const { gifts, server } = this.setting
    const { email } = this.guestOf(1 - holder)
    // Waiting emails are not needed; only that of the gift is sent.
    await server.services.database.db.execute(sql`delete from outbox where topic = 'mail'`)
    const outcome = await outcomeOf(gifts.give(await this.personOf(holder), voucherId, email))
    if (outcome === 'ok') this.tokens[number] = await gifts.tokenFor(email)
    return outcome
  }

  /** The buyer requests the refund of a voucher at a quote. */
  private async refund(voucherId: string, isToAccount: boolean): Promise<LifeOutcome> {
    const { refunds, bought, server } = this.setting
    const buyer = await this.personOf(0)
    const quote = (await refunds.quote(buyer, bought.orderid, [voucherId])).body
    if (quote.quoteToken === null) return 'refused'
    const more = isToAccount ? { accountId: await accountOf(server, buyer) } : {}
    return outcomeOf(refunds.apply(buyer, quote, more))
  }

  private async codeOf(voucherId: string): Promise<string> {
    const { services } = this.setting.server
    const row = await findVoucher(services.database.db, voucherId)
    const code = row && openCode(services.env.secret, row)
    if (!code) throw new Error('the voucher has no code')
    return code
  }
}
