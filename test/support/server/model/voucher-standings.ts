import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../server/kernel/database/executor'
import type { SignedInPerson } from '../sign-in'
import { modelMoneyOf, moneyFields } from './money-standings'
import type { VoucherModel } from './voucher-model'

/** How a SKU, its buyers and their orders stand, oldest order first; amounts in minor units. */
export async function voucherBooksOf(db: Executor, skuId: string, guests: readonly SignedInPerson[]): Promise<unknown> {
  const { rows } = await db.execute<{ held: number; sold: number; orders: unknown }>(sql`
    select sku.held, sku.sold, (
      select coalesce(json_agg(json_build_object(
        ${moneyFields},
        'vouchers', (select coalesce(json_agg(json_build_array(v.status, v.paid_minor, v.refunded_minor) order by v.line_no), '[]')
          from voucher v where v.order_id = o.id)
      ) order by o.created_at), '[]')
      from purchase o join coupon_order c on c.id = o.id join payment p on p.id = o.pay_id
      where c.sku_id = sku.id) as orders
    from sku where sku.id = ${skuId}`)
  const counted = await db.execute<{ userId: string; quantity: number }>(sql`
    select user_id as "userId", quantity from sku_buyer where sku_id = ${skuId}`)
  const countOf = ({ uid }: SignedInPerson) => counted.rows.find(({ userId }) => userId === uid)?.quantity ?? 0
  return { ...rows[0], counts: guests.map(countOf) }
}

/** How the model's orders stand, in the same shape. */
export const modelVoucherBooksOf = (model: VoucherModel, guests: readonly SignedInPerson[]): unknown => ({
  held: model.held(),
  sold: model.sold(),
  orders: model.orders.map((order) => ({
    ...modelMoneyOf(order),
    vouchers: order.vouchers.map(({ status, paidMinor, refundedMinor }) => [status, paidMinor, refundedMinor]),
  })),
  counts: guests.map((_, guest) => model.countOf(guest)),
})
