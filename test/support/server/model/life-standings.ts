import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../server/kernel/database/executor'
import type { SignedInPerson } from '../sign-in'
import type { LifeModel } from './life-model'
import { modelMoneyOf, moneyFields } from './money-standings'

/** The states of an order's vouchers, and the payments of the order and its dates, oldest first; amounts in minor units. */
export async function lifeBooksOf(db: Executor, orderid: string, guests: readonly SignedInPerson[]): Promise<unknown> {
  const people = sql.param(guests.map(({ uid }) => uid))
  const { rows } = await db.execute(sql`
    select (
      select json_agg(json_build_array(v.status, array_position(${people}::text[], v.user_id) - 1, v.nights_left, v.refunded_minor, v.was_booked) order by v.line_no)
      from voucher v where v.order_id = ${orderid}) as vouchers, (
      select json_agg(json_build_object(${moneyFields}) order by o.created_at)
      from purchase o left join payment p on p.id = o.pay_id left join exchange_order e on e.id = o.id
      where o.id = ${orderid} or e.voucher_id in (select id from voucher where order_id = ${orderid})) as orders`)
  return rows[0]
}

/** The same of the model, in the same shape; orders that cost nothing have no payment. */
export const modelLifeBooksOf = (model: LifeModel): unknown => ({
  vouchers: model.vouchers.map((voucher) => {
    const { holder, nightsLeft, refundedMinor, wasBooked } = voucher
    return [model.statusOf(voucher), holder, nightsLeft, refundedMinor, wasBooked]
  }),
  orders: model.orders.map((order) => ({
    ...modelMoneyOf(order),
    ...(order.totalMinor === 0 && { payment: null }),
  })),
})
