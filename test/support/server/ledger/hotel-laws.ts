import { sql } from 'drizzle-orm'
import type { Laws } from './laws'

/** Stays with what they were bought for. */
const orders = sql`(select * from purchase join hotel_order using (id)) o`

/** States in which rooms are sold to an order. */
const sold = sql`('CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')`

/** What was retained of the rooms that an order cancelled, and what goes back for them. */
const retained = sql`(select coalesce(sum((room ->> 'feeMinor')::bigint), 0) from jsonb_array_elements(o.cancelled_rooms) room)`
const returned = sql`(select coalesce(sum((room ->> 'refundMinor')::bigint), 0) from jsonb_array_elements(o.cancelled_rooms) room)`

/** Laws of rooms and of orders of stays. */
export const hotelLaws: Laws = {
  'held and sold rooms of every night are those of the holds': sql`
    with kept as (
      select room_type_id, day::date as day,
        coalesce(sum(rooms) filter (where state = 'held'), 0)::int as held,
        coalesce(sum(rooms) filter (where state = 'sold'), 0)::int as sold
      from room_hold cross join lateral generate_series(check_in, check_out - 1, interval '1 day') day
      group by 1, 2
    )
    select room_type_id, day, night.total, night.held, night.sold, kept.held as held_by_orders, kept.sold as sold_to_orders
    from room_night night left join kept using (room_type_id, day)
    where night.held <> coalesce(kept.held, 0) or night.sold <> coalesce(kept.sold, 0)
      or night.held + night.sold > night.total or night.held < 0 or night.sold < 0`,
  'every night of a hold has its row': sql`
    select hold.order_id from room_hold hold
    where hold.state <> 'released' and hold.check_out - hold.check_in <> (
      select count(*) from room_night night
      where night.room_type_id = hold.room_type_id and night.day >= hold.check_in and night.day < hold.check_out)`,
  'an order holds its rooms as its state says': sql`
    select o.id, o.status, hold.state from ${orders} left join room_hold hold on hold.order_id = o.id
    where hold.state is distinct from case
      when o.status = 'TO_PAY' then 'held'
      when o.status in ${sold} then 'sold'
      else 'released' end`,
  'an order holds the rooms and nights that it is for': sql`
    select o.id from ${orders} join room_hold hold on hold.order_id = o.id
    where (o.room_type_id, o.check_in, o.check_out) <> (hold.room_type_id, hold.check_in, hold.check_out)
      or (hold.state <> 'released' and hold.rooms <> o.room_count - jsonb_array_length(o.cancelled_rooms))`,
  'a traveler pays a booking once and nothing else': sql`
    select o.id, o.status, o.paid_minor, sum(r.amount_minor) as to_refund from ${orders}
    left join refund r on r.purchase_id = o.id and r.cause <> 'by_provider'
    group by o.id, o.status, o.paid_minor, o.total_minor, o.cancelled_rooms
    having o.paid_minor - coalesce(sum(r.amount_minor), 0) <> case
      when o.status in ${sold} then o.total_minor - ${returned} when o.status = 'CANCELLED_WITH_FEE' then ${retained} else 0 end`,
  'what is retained and what goes back of cancelled rooms adds up to all of them': sql`
    select o.id from ${orders}
    where jsonb_array_length(o.cancelled_rooms) = o.room_count and ${retained} + ${returned} <> o.total_minor`,
  'a cancelled room is refunded as it was quoted': sql`
    select o.id from ${orders} left join refund r on r.purchase_id = o.id and r.cause in ('cancelled', 'waived')
    group by o.id, o.cancelled_rooms having coalesce(sum(r.amount_minor), 0) <> ${returned}`,
  'the parts of a price add up to its total': sql`
    select o.id from ${orders}
    where o.goods_minor + o.tax_minor <> o.total_minor
      or (o.snapshot #>> '{breakdown,totalMinor}')::bigint <> o.total_minor
      or (select sum((n ->> 'baseMinor')::bigint) * o.room_count from jsonb_array_elements(o.snapshot #> '{breakdown,nightly}') n) <> o.goods_minor
      or (select sum((n ->> 'taxMinor')::bigint) * o.room_count from jsonb_array_elements(o.snapshot #> '{breakdown,nightly}') n) <> o.tax_minor`,
}
