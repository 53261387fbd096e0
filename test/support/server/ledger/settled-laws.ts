import { sql } from 'drizzle-orm'
import type { Laws } from './laws'

/** Laws that hold when no job is waiting, between our books and the gateway's. */
export const settledLaws: Laws = {
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
      select from refund r where r.payment_id = purchase.pay_id and r.status <> 'SUCCESS'))`,
  'a refund that is not there yet has a job that follows it': sql`
    select r.id, r.status from refund r where r.status in ('SUBMITTED', 'WAITING_FOR_BALANCE') and not exists (
      select from outbox o where o.dedupe_key = 'send-refund:' || r.id and o.done_at is null and o.dead_at is null)`,
}
