import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../../server/kernel/database/executor'

/** Orders with what they are for. */
const orders = sql`(select * from purchase join hotel_order using (id)) o`

/** States in which rooms are sold to an order. */
const sold = sql`('CONFIRMING', 'CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED', 'CHECKED_IN', 'COMPLETED', 'NO_SHOW')`

/** What was retained of the rooms that an order cancelled, and what goes back for them. */
const retained = sql`(select coalesce(sum((room ->> 'feeMinor')::bigint), 0) from jsonb_array_elements(o.cancelled_rooms) room)`
const returned = sql`(select coalesce(sum((room ->> 'refundMinor')::bigint), 0) from jsonb_array_elements(o.cancelled_rooms) room)`

/** Laws that hold at every moment, each as a query for what breaks it. */
const laws: Readonly<Record<string, SQL>> = {
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
  'an order has one payment over its total': sql`
    select o.id from ${orders} left join payment p on p.purchase_id = o.id
    group by o.id
    having count(p.id) <> 1 or bool_or(p.id <> o.pay_id or p.total_minor <> o.total_minor or p.currency_code <> o.currency_code)`,
  'a payment stands as its order says': sql`
    select o.id, o.status, p.status as payment_status from ${orders} join payment p on p.purchase_id = o.id
    where p.status <> case
      when o.status = 'TO_PAY' then 'PENDING'
      when o.status in ('CLOSED_TIMEOUT', 'CANCELLED') and o.paid_minor = 0 then 'CLOSED'
      when o.status = 'REFUNDED' then 'REFUNDED'
      else 'PAID' end`,
  'what an order got is what its attempts brought': sql`
    select o.id, o.paid_minor, count(a.id) filter (where a.status = 'SUCCESS') as paid_attempts
    from ${orders} left join payment_attempt a on a.payment_id = o.pay_id
    group by o.id, o.paid_minor, o.total_minor
    having o.paid_minor <> o.total_minor * count(a.id) filter (where a.status = 'SUCCESS')`,
  'what an order gave back is what its refunds sent': sql`
    select o.id, o.refunded_minor from ${orders} left join refund r on r.purchase_id = o.id
    group by o.id, o.refunded_minor
    having o.refunded_minor <> coalesce(sum(r.amount_minor) filter (where r.status = 'SUCCESS'), 0)`,
  'a traveller pays a booking once and nothing else': sql`
    select o.id, o.status, o.paid_minor, sum(r.amount_minor) as to_refund from ${orders}
    left join refund r on r.purchase_id = o.id and r.cause <> 'by_provider'
    group by o.id, o.status, o.paid_minor, o.total_minor, o.cancelled_rooms
    having o.paid_minor - coalesce(sum(r.amount_minor), 0) <> case
      when o.status in ${sold} then o.total_minor - ${returned} when o.status = 'CANCELLED_WITH_FEE' then ${retained} else 0 end`,
  'no more of an attempt is paid back than it brought': sql`
    select r.attempt_id from refund r join payment p on p.id = r.payment_id
    group by r.attempt_id, p.total_minor having sum(r.amount_minor) > p.total_minor`,
  'a refund is the sum of its lines': sql`
    select r.id from refund r left join refund_line line on line.refund_id = r.id
    group by r.id having r.amount_minor <> coalesce(sum(line.amount_minor), 0)`,
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
  'the history of an order is one chain up to its state': sql`
    with chain as (
      select purchase_id, from_status, to_status, lag(to_status) over line as before, lead(id) over line is null as is_last
      from purchase_log window line as (partition by purchase_id order by id)
    )
    select o.id, o.status, chain.from_status, chain.to_status from ${orders} left join chain on chain.purchase_id = o.id
    where chain.purchase_id is null or chain.from_status is distinct from chain.before or (chain.is_last and chain.to_status <> o.status)`,
  'at most one attempt of a payment is open, and none of what is paid or closed': sql`
    select a.payment_id from payment_attempt a join payment p on p.id = a.payment_id
    where a.status = 'PENDING'
    group by a.payment_id, p.status
    having count(*) > 1 or p.status <> 'PENDING'`,
}

/** Laws that hold when no job is waiting, between our books and the gateway's. */
const settledLaws: Readonly<Record<string, SQL>> = {
  'what the gateway took is ours or was paid back': sql`
    select c.bank_order_id, c.state, a.status from sandbox_charge c left join payment_attempt a on a.id = c.bank_order_id
    where (c.state in ('paid', 'refunded')) is distinct from (a.status = 'SUCCESS')`,
  'what the gateway paid back is what we sent back': sql`
    select c.bank_order_id from sandbox_charge c
    left join refund r on r.attempt_id = c.bank_order_id and r.sent_at is not null and r.account_id is null and r.status <> 'FAILED'
    group by c.bank_order_id having c.refunded_minor <> coalesce(sum(r.amount_minor), 0)`,
  'the gateway knows every refund that was sent by its amount, and no other': sql`
    select coalesce(r.id, s.refund_id) as id, r.amount_minor, s.amount_minor as sent_minor
    from (select * from refund where sent_at is not null) r full join sandbox_refund s on s.refund_id = r.id
    where r.amount_minor is distinct from s.amount_minor`,
  'no order waits for a job, but for a refund that is not there yet': sql`
    select id, status from purchase where status = 'CONFIRMING' or (status = 'AUTO_REFUNDING' and not exists (
      select from refund r where r.purchase_id = purchase.id and r.status <> 'SUCCESS'))`,
  'a refund that is not there yet has a job that follows it': sql`
    select r.id, r.status from refund r where r.status in ('SUBMITTED', 'WAITING_FOR_BALANCE') and not exists (
      select from outbox o where o.dedupe_key = 'send-refund:' || r.id and o.done_at is null and o.dead_at is null)`,
}

/** Checks that rooms and money are where they belong; throws with the rows that break a law. `settled` also compares with the gateway's books, once all jobs are done. */
export async function checkLedger(db: Executor, when: 'now' | 'settled' = 'now'): Promise<void> {
  const broken: string[] = []
  for (const [law, query] of Object.entries(when === 'settled' ? { ...laws, ...settledLaws } : laws)) {
    const { rows } = await db.execute(query)
    if (rows.length > 0) broken.push(`${law}: ${JSON.stringify(rows.slice(0, 5))}${rows.length > 5 ? ' …' : ''}`)
  }
  if (broken.length > 0) throw new Error(`The ledger is broken.\n${broken.join('\n')}`)
}
