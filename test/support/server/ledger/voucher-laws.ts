import { sql } from 'drizzle-orm'
import type { Laws } from './laws'

/** Orders of vouchers, and the stays that vouchers are exchanged for. */
const couponOrders = sql`(select * from purchase join coupon_order using (id)) o`
const exchanges = sql`(select * from purchase join exchange_order using (id)) o`

/** Orders of vouchers with a date, whose parts are of the two kinds above once they are paid. */
const mixOrders = sql`(select * from purchase join mix_order using (id)) o`

/** States of a voucher that was given back: it can be sold again. */
const givenBack = sql`('REFUNDING', 'AUTO_REFUNDING', 'REFUNDED')`

/** States of a voucher that still has a value for its holder. */
const open = sql`('UNUSED', 'ASKED', 'APPOINTED', 'EXCHANGING', 'EXCHANGED')`

/** How many of its vouchers every order holds from sale, and how many it has bought and not given back. */
const taken = sql`(
  select o.id, o.sku_id, o.user_id, case when o.status = 'TO_PAY' then o.quantity else 0 end as held, 0 as sold from ${mixOrders}
  union all
  select o.id, o.sku_id, o.user_id,
    case when o.status = 'TO_PAY' then o.quantity else 0 end as held,
    (select count(*) from voucher v where v.order_id = o.id and v.status not in ${givenBack})::int as sold
  from ${couponOrders}) t`

/** Laws of vouchers: their stock, their buyers, their states and their money. */
export const voucherLaws: Laws = {
  'held and sold vouchers of a SKU are those of its orders': sql`
    select sku.id, sku.held, sku.sold, sum(t.held) as held_by_orders, sum(t.sold) as sold_to_orders
    from sku join ${taken} on t.sku_id = sku.id
    group by sku.id having sku.held <> sum(t.held) or sku.sold <> sum(t.sold)`,
  'a buyer of a SKU is counted what is held, bought and not given back': sql`
    select t.sku_id, t.user_id, b.quantity, sum(t.held + t.sold) as taken
    from ${taken} left join sku_buyer b on b.sku_id = t.sku_id and b.user_id = t.user_id
    group by t.sku_id, t.user_id, b.quantity having coalesce(b.quantity, 0) <> sum(t.held + t.sold)`,
  'an order that is paid has its vouchers, which share what was paid': sql`
    select o.id, o.status, o.quantity, count(v.id) as vouchers from ${couponOrders} left join voucher v on v.order_id = o.id
    group by o.id, o.status, o.quantity, o.total_minor
    having count(v.id) not in (0, o.quantity)
      or (o.status in ('TO_USE', 'COMPLETED') and count(v.id) = 0)
      or (o.status in ('TO_PAY', 'CLOSED_TIMEOUT', 'CANCELLED') and count(v.id) > 0)
      or (count(v.id) > 0 and sum(v.paid_minor) <> o.total_minor)`,
  'an order is to use while a voucher of it is': sql`
    select o.id, o.status, count(v.id) filter (where v.status in ${open}) as open
    from ${couponOrders} join voucher v on v.order_id = o.id
    group by o.id, o.status having (o.status = 'TO_USE') <> (count(v.id) filter (where v.status in ${open}) > 0)`,
  'the history of a voucher is one chain up to its state': sql`
    with chain as (
      select voucher_id, version, from_status, to_status, lag(to_status) over line as before, lead(version) over line is null as is_last,
        row_number() over line as place
      from voucher_log window line as (partition by voucher_id order by version)
    )
    select v.id, v.status, v.version, chain.* from voucher v left join chain on chain.voucher_id = v.id
    where chain.voucher_id is null or chain.from_status is distinct from chain.before or chain.version <> chain.place
      or (chain.is_last and (chain.to_status, chain.version) <> (v.status, v.version))`,
  'what goes back for a voucher is what its refunds name': sql`
    select v.id, v.status, v.refunded_minor, sum(line.amount_minor) as named
    from voucher v left join refund_line line on line.voucher_id = v.id
    group by v.id having v.refunded_minor <> coalesce(sum(line.amount_minor), 0)
      or (v.status in ${givenBack}) <> (v.refunded_minor > 0)`,
  'a voucher is refunded once its refund was sent': sql`
    select v.id, v.status, r.id as refund_id, r.status as refund_status
    from voucher v join refund_line line on line.voucher_id = v.id join refund r on r.id = line.refund_id
    where (v.status = 'REFUNDED') <> (r.status = 'SUCCESS')`,
  'a refund names vouchers of its own order': sql`
    select line.refund_id, line.voucher_id
    from refund_line line join refund r on r.id = line.refund_id join voucher v on v.id = line.voucher_id
    where r.purchase_id <> v.order_id`,
  'a buyer of vouchers pays for them once, and nothing else': sql`
    select o.id, o.status, o.paid_minor, sum(r.amount_minor) as to_refund from ${couponOrders}
    left join refund r on r.purchase_id = o.id and r.cause <> 'by_provider'
    group by o.id, o.status, o.paid_minor
    having o.paid_minor - coalesce(sum(r.amount_minor), 0) <>
      (select coalesce(sum(v.paid_minor - v.refunded_minor), 0) from voucher v where v.order_id = o.id)`,
  'a difference is paid once, for a date that is booked': sql`
    select o.id, o.status, o.paid_minor, sum(r.amount_minor) as to_refund from ${exchanges}
    left join refund r on r.purchase_id = o.id and r.cause <> 'by_provider'
    group by o.id, o.status, o.paid_minor, o.total_minor
    having o.paid_minor - coalesce(sum(r.amount_minor), 0) <> case when o.status in ('CONFIRMED', 'COMPLETED', 'CANCELLED_WITH_FEE') then o.total_minor else 0 end`,
  'an exchange holds its room as its state says': sql`
    select o.id, o.status, hold.state from ${exchanges} left join room_hold hold on hold.order_id = o.id
    where hold.state is distinct from case
      when o.status = 'TO_PAY' then 'held'
      when o.status in ('CONFIRMED', 'COMPLETED') then 'sold'
      else 'released' end`,
  'an order of vouchers with a date holds its room until that is a part of it': sql`
    select o.id, o.status, hold.state from ${mixOrders} left join room_hold hold on hold.order_id = o.id
    where hold.state is distinct from case
      when o.status = 'TO_PAY' then 'held'
      when exists (select from purchase part where part.parent_id = o.id) then null
      else 'released' end`,
  'the parts of an order share what was paid for it': sql`
    select o.id, o.status, o.paid_minor from ${mixOrders}
    left join purchase part on part.parent_id = o.id
    group by o.id, o.status, o.paid_minor, o.total_minor
    having count(part.id) not in (0, 2)
      or (count(part.id) = 0) <> (o.status in ('TO_PAY', 'CLOSED_TIMEOUT') or (o.status in ('CANCELLED', 'AUTO_REFUNDING', 'REFUNDED') and count(part.id) = 0))
      or (count(part.id) = 2 and sum(part.total_minor) <> o.total_minor)
      or coalesce(sum(part.paid_minor), 0) <> o.paid_minor - (
        select coalesce(sum(r.amount_minor), 0) from refund r where r.purchase_id = o.id and r.cause <> 'by_provider')`,
  'a voucher stands as its open exchange says': sql`
    select v.id, v.status, o.status as exchange_status
    from voucher v left join ${exchanges} on o.voucher_id = v.id and o.is_open
    where v.status <> 'REVOKED' and (
      (v.status = 'EXCHANGING') <> (o.status is not distinct from 'TO_PAY')
      or (v.status = 'EXCHANGED') <> (o.status is not distinct from 'CONFIRMED'))`,
}
