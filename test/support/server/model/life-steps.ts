import fc from 'fast-check'
import type { VoucherUse } from '@/contract/voucher-terms'
import { attempt, attemptSteps, order, refundSteps, step } from './payment-steps'

/** Number of vouchers in a life. */
export const VOUCHERS = 2

/** Nights of a voucher that is used on one stay, and of one whose nights can be split. */
export const NIGHTS = [1, 3] as const

/** When vouchers are refunded. */
export const REFUNDS = ['any_time', 'until_booked', 'on_expiry', 'none'] as const

const voucher = fc.nat({ max: VOUCHERS - 1 })

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
  ...attemptSteps,
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

/** A step about a voucher, about all vouchers, about an order and its payment, or about time. */
export type LifeStep = typeof codeStep extends fc.Arbitrary<infer One> ? One : never

const stepOf: Readonly<Record<VoucherUse, fc.Arbitrary<LifeStep>>> = {
  exchange: exchangeStep,
  appointment: appointmentStep,
  code: codeStep,
}

/** Numbers of the newest order, of the one before it, and of the order of the vouchers. */
const [NEWEST, BEFORE, BOUGHT] = [0, 1, 3]

/** A payment arrives after the hold of its date has ended or was cancelled. Meanwhile the other voucher may have taken the room, or the same voucher another date. */
const lateMoney: fc.Arbitrary<LifeStep[]> = fc
  .record({
    voucher,
    nights: fc.constantFrom(1, 1, 2),
    isGivenUp: fc.boolean(),
    taker: fc.constantFrom('nobody', 'same', 'other', 'other'),
    minutes: fc.constantFrom(0, 0, 0, 600, 10_080, 10_080),
  })
  .map((late) => {
    const date = { do: 'book', isDear: true, week: 0, nights: late.nights } as const
    const isTaken = late.taker !== 'nobody'
    const taker = late.taker === 'same' ? late.voucher : VOUCHERS - 1 - late.voucher
    return [
      { ...date, voucher: late.voucher },
      { do: 'open attempt', order: NEWEST },
      ...(late.isGivenUp
        ? [{ do: 'give up', order: NEWEST } as const]
        : [{ do: 'wait', minutes: 16 } as const, { do: 'work' } as const]),
      ...(isTaken ? [{ ...date, voucher: taker, week: late.taker === 'same' ? 1 : 0 }] : []),
      ...(late.minutes > 0 ? [{ do: 'wait', minutes: late.minutes } as const] : []),
      { do: 'money in spite of all', order: isTaken ? BEFORE : NEWEST, attempt: 0 },
    ]
  })

/** The bank refuses a refund of a voucher or of a difference, which then goes to an account. */
const refusedRefund: fc.Arbitrary<LifeStep[]> = fc
  .record({ voucher, isOfDate: fc.boolean(), isPaid: fc.boolean() })
  .map(({ voucher: of, isOfDate, isPaid }) => {
    const owner = isOfDate ? NEWEST : BOUGHT
    const fails = { do: 'refund way', order: owner, attempt: 0, way: 'fails' } as const
    const back: LifeStep[] = isOfDate
      ? [
          { do: 'book', voucher: of, isDear: true, week: 1, nights: 1 },
          { do: 'pay', order: owner },
          fails,
          { do: 'cancel date', order: owner },
        ]
      : [fails, { do: 'refund', voucher: of, isToAccount: false }]
    const named = { order: owner, refund: 0 }
    return [
      ...back,
      { do: 'work' },
      { do: 'name account', ...named },
      ...(isPaid ? [{ do: 'mark paid', ...named } as const] : []),
    ]
  })

/** Sequences of steps that random choice alone would seldom produce. */
const plots: Readonly<Record<VoucherUse, fc.Arbitrary<LifeStep[]>>> = {
  exchange: fc.oneof(lateMoney, refusedRefund),
  appointment: refusedRefund,
  code: refusedRefund,
}

const MOST_STEPS = 50

const stepsOf = (use: VoucherUse) => {
  const single = stepOf[use].map((one) => [one])
  const parts = fc.oneof({ weight: 14, arbitrary: single }, { weight: 1, arbitrary: plots[use] })
  const some = fc.array(parts, { minLength: 10, maxLength: MOST_STEPS, size: 'max' })
  return some.map((all) => all.flat().slice(0, MOST_STEPS))
}

const usedBy = (use: VoucherUse, nights: fc.Arbitrary<number>) =>
  fc.record({
    use: fc.constant(use),
    refund: fc.constantFrom(...REFUNDS, 'any_time'),
    nights,
    isDisputed: fc.nat({ max: 5 }).map((random) => random === 0),
    steps: stepsOf(use),
  })

const nights = fc.constantFrom(...NIGHTS)
const one = fc.constant(NIGHTS[0])

/** The terms of the vouchers in a life, and up to 50 steps. A dispute revokes the vouchers, so it is rare. */
export const lives = fc.oneof(
  usedBy('exchange', nights),
  usedBy('exchange', nights),
  usedBy('exchange', nights),
  usedBy('appointment', one),
  usedBy('code', one),
)
