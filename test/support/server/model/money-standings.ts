import { sql } from 'drizzle-orm'
import type { RefundedOrder } from './refund-model'

/** What can be compared of the money of a purchase o with its payment p, as fields of a JSON object; amounts in minor units. */
export const moneyFields = sql`
  'status', o.status, 'payment', p.status, 'paid', o.paid_minor, 'refunded', o.refunded_minor,
  'isHidden', o.deleted_at is not null,
  'attempts', (select coalesce(json_agg(json_build_array(a.status, c.state, c.refunded_minor) order by a.attempt_no), '[]')
    from payment_attempt a join sandbox_charge c on c.bank_order_id = a.id where a.payment_id = p.id),
  'refunds', (select coalesce(json_agg(json_build_array(a.attempt_no, r.cause, r.amount_minor, r.status) order by r.created_at, r.id), '[]')
    from refund r join payment_attempt a on a.id = r.attempt_id where r.purchase_id = o.id)`

/** The same of an order of a model. */
export const modelMoneyOf = ({ status, payment, paidMinor, refundedMinor, isHidden, ...order }: RefundedOrder) => ({
  status,
  payment,
  paid: paidMinor,
  refunded: refundedMinor,
  isHidden,
  attempts: order.attempts.map(({ attempt, charge, sentBackMinor }) => [attempt, charge, sentBackMinor]),
  refunds: order.refunds.map(({ attempt, cause, amountMinor, status: stands }) => [
    order.attempts.indexOf(attempt) + 1,
    cause,
    amountMinor,
    stands,
  ]),
})
