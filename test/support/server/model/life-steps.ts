import fc from 'fast-check'
import type { VoucherUse } from '@/contract/voucher-terms'
import { refundSteps, step } from './payment-steps'

/** Vouchers of the order in a life. */
export const VOUCHERS = 2

/** Nights of a voucher that is used on one stay, and of one whose nights are used one after another. */
export const NIGHTS = [1, 3] as const

/** When vouchers are paid back. */
export const REFUNDS = ['any_time', 'until_booked', 'on_expiry', 'none'] as const

const voucher = fc.nat({ max: VOUCHERS - 1 })
const order = fc.nat({ max: 20 })
const attempt = fc.nat({ max: 5 })

const commonSteps = [
  step(5, 'wait', { minutes: fc.constantFrom<number>(5, 16, 600, 1_440, 2_880) }),
  step(4, 'work', {}),
  step(1, 'dispute', {}),
  step(1, 'give', { voucher }),
  step(2, 'claim', { voucher }),
  step(1, 'withdraw', { voucher }),
  step(1, 'claim by code', { voucher }),
  step(2, 'refund', { voucher, isToAccount: fc.nat({ max: 4 }).map((random) => random === 0) }),
  ...refundSteps,
] as const

/** Of vouchers that are exchanged for a room. */
const exchangeStep = fc.oneof(
  ...commonSteps,
  step(8, 'book', { voucher, isDear: fc.boolean(), week: fc.nat({ max: 1 }), nights: fc.constantFrom(1, 1, 2, 3) }),
  step(5, 'pay', { order }),
  step(3, 'open attempt', { order }),
  step(3, 'decide', {
    order,
    attempt,
    outcome: fc.constantFrom('paid', 'paid', 'declined'),
    way: fc.constantFrom('now', 'late', 'twice', 'never'),
  }),
  step(4, 'money in spite of all', { order, attempt }),
  step(2, 'give up', { order }),
  step(3, 'cancel date', { order }),
  step(1, 'redeem', { voucher }),
)

/** Of vouchers that are used by an appointment. */
const appointmentStep = fc.oneof(
  ...commonSteps,
  step(6, 'propose', { voucher, daysAhead: fc.constantFrom(0, 1, 2, 3) }),
  step(5, 'confirm', { voucher }),
  step(1, 'refuse', { voucher }),
  step(2, 'cancel appointment', { voucher }),
  step(2, 'redeem', { voucher }),
)

/** Of vouchers whose code is shown, and the steps of the others, which are refused. */
const codeStep = fc.oneof(...commonSteps, step(1, 'redeem', { voucher }), exchangeStep, appointmentStep)

/** One thing that happens to a voucher, to all of them, to an order and its money, or to the time. */
export type LifeStep = typeof codeStep extends fc.Arbitrary<infer One> ? One : never

const stepOf: Readonly<Record<VoucherUse, fc.Arbitrary<LifeStep>>> = {
  exchange: exchangeStep,
  appointment: appointmentStep,
  code: codeStep,
}

const usedBy = (use: VoucherUse, nights: fc.Arbitrary<number>) =>
  fc.record({
    use: fc.constant(use),
    refund: fc.constantFrom(...REFUNDS, 'any_time'),
    nights,
    isDisputed: fc.nat({ max: 5 }).map((random) => random === 0),
    steps: fc.array(stepOf[use], { minLength: 10, maxLength: 50, size: 'max' }),
  })

const nights = fc.constantFrom(...NIGHTS)
const one = fc.constant(NIGHTS[0])

/** How vouchers are used and refunded in a life, and up to 50 things that happen one after the other; a dispute ends the vouchers, so it comes seldom. */
export const lives = fc.oneof(
  usedBy('exchange', nights),
  usedBy('exchange', nights),
  usedBy('exchange', nights),
  usedBy('appointment', one),
  usedBy('code', one),
)
