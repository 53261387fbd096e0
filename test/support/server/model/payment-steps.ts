import fc from 'fast-check'

/** People who buy. */
export const GUESTS = 3

/** The number of an order, which the run maps to one. */
export const order = fc.nat({ max: 20 })
/** The number of an attempt to pay it, which the run maps to one. */
export const attempt = fc.nat({ max: 5 })
const refund = fc.nat({ max: 5 })

/** One of the people. */
export const guest = fc.nat({ max: GUESTS - 1 })

/** A kind of step with how often it is taken, and what it is about. */
export const step = <Name extends string, Facts extends object = object>(
  weight: number,
  name: Name,
  facts: { [Fact in keyof Facts]: fc.Arbitrary<Facts[Fact]> },
) => ({ weight, arbitrary: fc.record({ do: fc.constant(name), ...facts }) as fc.Arbitrary<{ do: Name } & Facts> })

/** What can happen to the time. */
export const timeSteps = [
  step(4, 'wait', { seconds: fc.constantFrom<number>(5, 20, 31, 61, 300, 900, 259_200) }),
  step(4, 'work', {}),
] as const

/** What opens an attempt to pay, and what the payer decides on it. */
export const attemptSteps = [
  step(3, 'open attempt', { order }),
  step(3, 'decide', {
    order,
    attempt,
    outcome: fc.constantFrom('paid', 'paid', 'declined'),
    way: fc.constantFrom('now', 'late', 'twice', 'never'),
  }),
] as const

/** What can happen to an unpaid order, or to one of its attempts to pay. */
export const paymentSteps = [
  step(2, 'pay at once', { order }),
  ...attemptSteps,
  step(2, 'cancel unpaid', { order }),
  step(2, 'hide', { order }),
  step(2, 'money in spite of all', { order, attempt }),
  step(1, 'forged callback', { order, attempt }),
] as const

/** What can happen to the refunds of an order. */
export const refundSteps = [
  step(2, 'refund way', { order, attempt, way: fc.constantFrom('now', 'days', 'days', 'fails') }),
  step(2, 'report refund', { order, refund }),
  step(2, 'return refund', { order, refund }),
  step(2, 'name account', { order, refund }),
  step(2, 'mark paid', { order, refund }),
] as const

type StepIn<Steps extends readonly { arbitrary: fc.Arbitrary<unknown> }[]> =
  Steps[number]['arbitrary'] extends fc.Arbitrary<infer One> ? One : never

/** A step about an attempt to pay. */
export type AttemptStep = Extract<StepIn<typeof paymentSteps> | StepIn<typeof refundSteps>, { attempt: number }>

/** A step about a refund. */
export type RefundStep = Extract<StepIn<typeof refundSteps>, { refund: number }>
