import fc from 'fast-check'

/** People who book. */
export const GUESTS = 3

const order = fc.nat({ max: 20 })
const attempt = fc.nat({ max: 5 })
const refund = fc.nat({ max: 5 })
const guest = fc.nat({ max: GUESTS - 1 })

const rooms = fc.constantFrom(null, null, [0], [1], [0, 2])
const application = {
  hasReason: fc.constantFrom(true, true, true, false),
  requestsWaiver: fc.constantFrom(false, false, true),
}

const step = <Name extends string, Facts extends object = object>(
  weight: number,
  name: Name,
  facts: { [Fact in keyof Facts]: fc.Arbitrary<Facts[Fact]> },
) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), ...facts }) as fc.Arbitrary<{ do: Name } & Facts> })

/** One thing that can happen: to nobody's order, to an order, to one of its attempts to pay, or to one of its refunds. */
const bookingStep = fc.oneof(
  step(4, 'book', { guest, rooms: fc.constantFrom(1, 2, 2, 3) }),
  step(4, 'wait', { seconds: fc.constantFrom<number>(5, 20, 31, 61, 300, 900, 259_200) }),
  step(1, 'go on to', { when: fc.constantFrom('free time ends', 'free time ends', 'check-in', 'check-out') }),
  step(4, 'work', {}),
  step(6, 'book and pay', { guest, rooms: fc.constantFrom(1, 2, 2, 3) }),
  step(2, 'pay at once', { order }),
  step(3, 'open attempt', { order }),
  step(2, 'cancel unpaid', { order }),
  step(3, 'quote', { order, rooms }),
  step(3, 'apply', { order, ...application }),
  step(8, 'quote and apply', { order, rooms, ...application }),
  step(2, 'hide', { order }),
  step(5, 'hotel decides', {
    order,
    decision: fc.constantFrom('confirm', 'reject', 'no show', 'waive', 'waive', 'refuse', 'refuse'),
  }),
  step(3, 'decide', {
    order,
    attempt,
    outcome: fc.constantFrom('paid', 'paid', 'declined'),
    way: fc.constantFrom('now', 'late', 'twice', 'never'),
  }),
  step(2, 'money in spite of all', { order, attempt }),
  step(1, 'forged callback', { order, attempt }),
  step(2, 'refund way', { order, attempt, way: fc.constantFrom('now', 'days', 'days', 'fails') }),
  step(2, 'report refund', { order, refund }),
  step(2, 'return refund', { order, refund }),
  step(2, 'name account', { order, refund }),
  step(2, 'mark paid', { order, refund }),
)

/** One thing that happens. */
export type BookingStep = typeof bookingStep extends fc.Arbitrary<infer One> ? One : never

/** Up to 50 things that happen one after the other. */
export const bookingSteps = fc.array(bookingStep, { minLength: 5, maxLength: 50, size: 'max' })

/** A step of one kind. */
export type StepOf<Name extends BookingStep['do']> = Extract<BookingStep, { do: Name }>
