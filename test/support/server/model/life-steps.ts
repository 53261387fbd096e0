import fc from 'fast-check'
import type { VoucherUse } from '@/contract/voucher-terms'
import { step } from './payment-steps'

/** Vouchers of the order in a run. */
export const VOUCHERS = 2

const voucher = fc.nat({ max: VOUCHERS - 1 })

const commonSteps = [
  step(4, 'wait', { minutes: fc.constantFrom<number>(5, 16, 600, 1_440, 2_880) }),
  step(3, 'work', {}),
  step(1, 'dispute', {}),
  step(1, 'give', { voucher }),
  step(2, 'claim', { voucher }),
  step(1, 'withdraw', { voucher }),
  step(1, 'claim by code', { voucher }),
  step(1, 'refund', { voucher }),
] as const

/** Of vouchers that are exchanged for a room. */
const exchangeStep = fc.oneof(
  ...commonSteps,
  step(6, 'book', { voucher, isDear: fc.boolean() }),
  step(4, 'pay', { voucher }),
  step(2, 'give up', { voucher }),
  step(2, 'cancel date', { voucher }),
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

/** One thing that happens to a voucher, to all of them, or to the time. */
export type LifeStep = typeof codeStep extends fc.Arbitrary<infer One> ? One : never

const stepOf: Readonly<Record<VoucherUse, fc.Arbitrary<LifeStep>>> = {
  exchange: exchangeStep,
  appointment: appointmentStep,
  code: codeStep,
}

const usedBy = (use: VoucherUse) =>
  fc.record({
    use: fc.constant(use),
    isRefundable: fc.boolean(),
    isDisputed: fc.nat({ max: 5 }).map((random) => random === 0),
    steps: fc.array(stepOf[use], { minLength: 10, maxLength: 50, size: 'max' }),
  })

/** How vouchers are used and refunded in a run, and up to 50 things that happen one after the other; a dispute ends the vouchers, so it comes seldom. */
export const lives = fc.oneof(usedBy('exchange'), usedBy('exchange'), usedBy('appointment'), usedBy('code'))
