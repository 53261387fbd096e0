import fc from 'fast-check'
import { guest, order, paymentSteps, refundSteps, step, timeSteps } from './payment-steps'

const rooms = fc.constantFrom(null, null, [0], [1], [0, 2])
const application = {
  hasReason: fc.constantFrom(true, true, true, false),
  requestsWaiver: fc.constantFrom(false, false, true),
}

/** One thing that can happen: to nobody's order, to an order, to one of its attempts to pay, or to one of its refunds. */
const bookingStep = fc.oneof(
  ...timeSteps,
  ...paymentSteps,
  ...refundSteps,
  step(4, 'book', { guest, rooms: fc.constantFrom(1, 2, 2, 3) }),
  step(1, 'go on to', { when: fc.constantFrom('free time ends', 'free time ends', 'check-in', 'check-out') }),
  step(6, 'book and pay', { guest, rooms: fc.constantFrom(1, 2, 2, 3) }),
  step(3, 'quote', { order, rooms }),
  step(3, 'apply', { order, ...application }),
  step(8, 'quote and apply', { order, rooms, ...application }),
  step(5, 'hotel decides', {
    order,
    decision: fc.constantFrom('confirm', 'reject', 'no show', 'waive', 'waive', 'refuse', 'refuse'),
  }),
)

/** One thing that happens. */
export type BookingStep = typeof bookingStep extends fc.Arbitrary<infer One> ? One : never

/** Up to 50 things that happen one after the other. */
export const bookingSteps = fc.array(bookingStep, { minLength: 5, maxLength: 50, size: 'max' })

/** A step of one kind. */
export type StepOf<Name extends BookingStep['do']> = Extract<BookingStep, { do: Name }>
