import { sql } from 'drizzle-orm'
import { fewestRoomsLeft } from '../../../../server/booking/inventory'
import type { Executor } from '../../../../server/kernel/database/executor'
import type { TestHotel } from '../add-hotel'
import { usualStay } from '../booking-client'
import type { BookingModel } from './booking-model'
import { modelMoneyOf, moneyFields } from './money-standings'

/** How a hotel's orders stand, oldest first, with all that can be compared with the model; amounts in minor units. */
export async function booksOf(db: Executor, { hotelId, roomTypeId }: TestHotel): Promise<unknown> {
  const { rows } = await db.execute<{ orders: unknown }>(sql`
    select coalesce(json_agg(json_build_object(
      ${moneyFields},
      'cancelled', (select coalesce(json_agg(json_build_array(room -> 'room', room -> 'feeMinor', room -> 'refundMinor') order by at), '[]')
        from jsonb_array_elements(stay.cancelled_rooms) with ordinality as one (room, at))
    ) order by o.created_at), '[]') as orders
    from purchase o join hotel_order stay on stay.id = o.id join payment p on p.id = o.pay_id
    where stay.hotel_id = ${hotelId}`)
  const [left] = await fewestRoomsLeft(db, roomTypeId, [usualStay])
  return { left, orders: rows[0]?.orders }
}

/** How the model's orders stand, in the same shape. */
export const modelBooksOf = ({ left, orders }: BookingModel): unknown => ({
  left,
  orders: orders.map((order) => ({
    ...modelMoneyOf(order),
    cancelled: order.cancelled.map(({ room, feeMinor, refundMinor }) => [room, feeMinor, refundMinor]),
  })),
})
