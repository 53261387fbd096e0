import fc from 'fast-check'
import { guest, paymentSteps, refundSteps, step, timeSteps } from './payment-steps'

const quantity = fc.constantFrom(1, 2, 2, 3)

/** One thing that can happen to vouchers: to nobody's order, to an order, to one of its attempts to pay, or to one of its refunds. */
const voucherStep = fc.oneof(
  ...timeSteps,
  ...paymentSteps,
  ...refundSteps,
  step(5, 'buy', { guest, quantity }),
  step(6, 'buy and pay', { guest, quantity }),
)

/** One thing that happens. */
export type VoucherStep = typeof voucherStep extends fc.Arbitrary<infer One> ? One : never

/** Up to 50 things that happen one after the other. */
export const voucherSteps = fc.array(voucherStep, { minLength: 5, maxLength: 50, size: 'max' })

/** A step of one kind. */
export type VoucherStepOf<Name extends VoucherStep['do']> = Extract<VoucherStep, { do: Name }>
