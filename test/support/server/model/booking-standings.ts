import { sql } from 'drizzle-orm'
import { fewestRoomsLeft } from '../../../../server/booking/inventory'
import type { Executor } from '../../../../server/kernel/database/executor'
import type { TestHotel } from '../add-hotel'
import { usualStay } from '../booking-client'
import type { BookingModel } from './booking-model'

/** How a hotel's orders stand, oldest first, with all that can be compared with the model; amounts in minor units. */
export async function booksOf(db: Executor, { hotelId, roomTypeId }: TestHotel): Promise<unknown> {
  const { rows } = await db.execute<{ orders: unknown }>(sql`
    select coalesce(json_agg(json_build_object(
      'status', o.status, 'payment', p.status, 'paid', o.paid_minor, 'refunded', o.refunded_minor,
      'isHidden', o.deleted_at is not null,
      'cancelled', (select coalesce(json_agg(json_build_array(room -> 'room', room -> 'feeMinor', room -> 'refundMinor') order by at), '[]')
        from jsonb_array_elements(stay.cancelled_rooms) with ordinality as one (room, at)),
      'attempts', (select coalesce(json_agg(json_build_array(a.status, c.state, c.refunded_minor) order by a.attempt_no), '[]')
        from payment_attempt a join sandbox_charge c on c.bank_order_id = a.id where a.payment_id = p.id),
      'refunds', (select coalesce(json_agg(json_build_array(a.attempt_no, r.cause, r.amount_minor, r.status) order by r.created_at, r.id), '[]')
        from refund r join payment_attempt a on a.id = r.attempt_id where r.purchase_id = o.id)
    ) order by o.created_at), '[]') as orders
    from purchase o join hotel_order stay on stay.id = o.id join payment p on p.id = o.pay_id
    where stay.hotel_id = ${hotelId}`)
  const [left] = await fewestRoomsLeft(db, roomTypeId, [usualStay])
  return { left, orders: rows[0]?.orders }
}

/** How the model's orders stand, in the same shape. */
export function modelBooksOf({ left, orders }: BookingModel): unknown {
  return {
    left,
    orders: orders.map(({ status, payment, paidMinor, refundedMinor, isHidden, ...order }) => ({
      status,
      payment,
      paid: paidMinor,
      refunded: refundedMinor,
      isHidden,
      cancelled: order.cancelled.map(({ room, feeMinor, refundMinor }) => [room, feeMinor, refundMinor]),
      attempts: order.attempts.map(({ attempt, charge, sentBackMinor }) => [attempt, charge, sentBackMinor]),
      refunds: order.refunds.map(({ attempt, cause, amountMinor, status: stands }) => [
        order.attempts.indexOf(attempt) + 1,
        cause,
        amountMinor,
        stands,
      ]),
    })),
  }
}
