import { sql } from 'drizzle-orm'
import type { Laws } from './laws'

/** Laws of purchases of every kind, of their payments and of their refunds. */
export const purchaseLaws: Laws = {
  'an order that costs something has one payment over its total, and a part that of its whole': sql`
    select o.id from purchase o left join payment p on p.purchase_id = o.id
    group by o.id
    having count(p.id) <> case when o.total_minor > 0 and o.parent_id is null then 1 else 0 end or bool_or(p.id <> o.pay_id or p.total_minor <> o.total_minor or p.currency_code <> o.currency_code)`,
  'a payment stands as its order says': sql`
    select o.id, o.status, p.status as payment_status from purchase o join payment p on p.purchase_id = o.id
    where p.status <> case
      when o.status = 'TO_PAY' then 'PENDING'
      when o.status in ('CLOSED_TIMEOUT', 'CANCELLED') and o.paid_minor = 0 then 'CLOSED'
      when o.status = 'REFUNDED' then 'REFUNDED'
      else 'PAID' end`,
  'what an order got is what its attempts brought': sql`
    select o.id, o.paid_minor, count(a.id) filter (where a.status = 'SUCCESS') as paid_attempts
    from purchase o left join payment_attempt a on a.payment_id = o.pay_id
    where o.parent_id is null
    group by o.id, o.paid_minor, o.total_minor
    having o.paid_minor <> o.total_minor * count(a.id) filter (where a.status = 'SUCCESS')`,
  'what an order gave back is what its refunds sent': sql`
    select o.id, o.refunded_minor from purchase o
    left join (refund r join purchase owner on owner.id = r.purchase_id) on o.id in (owner.id, owner.parent_id)
    group by o.id, o.refunded_minor
    having o.refunded_minor <> coalesce(sum(r.amount_minor) filter (where r.status = 'SUCCESS'), 0)`,
  'no more of an attempt is paid back than it brought': sql`
    select r.attempt_id from refund r join payment p on p.id = r.payment_id
    group by r.attempt_id, p.total_minor having sum(r.amount_minor) > p.total_minor`,
  'a refund is the sum of its lines': sql`
    select r.id from refund r left join refund_line line on line.refund_id = r.id
    group by r.id having r.amount_minor <> coalesce(sum(line.amount_minor), 0)`,
  'the history of an order is one chain up to its state': sql`
    with chain as (
      select purchase_id, from_status, to_status, lag(to_status) over line as before, lead(id) over line is null as is_last
      from purchase_log window line as (partition by purchase_id order by id)
    )
    select o.id, o.status, chain.from_status, chain.to_status from purchase o left join chain on chain.purchase_id = o.id
    where chain.purchase_id is null or chain.from_status is distinct from chain.before or (chain.is_last and chain.to_status <> o.status)`,
  'at most one attempt of a payment is open, and none of what is paid or closed': sql`
    select a.payment_id from payment_attempt a join payment p on p.id = a.payment_id
    where a.status = 'PENDING'
    group by a.payment_id, p.status
    having count(*) > 1 or p.status <> 'PENDING'`,
}
