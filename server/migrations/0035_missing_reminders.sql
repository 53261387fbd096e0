-- Plans the reminder of check-in, at 10:00 of the day before in hotel time, of stays that were confirmed before there were any.
with stay as (
  select p.id, p.status, ((h.check_in - 1) + time '10:00') at time zone (h.snapshot ->> 'timeZone') as remind_at
  from purchase p join hotel_order h on h.id = p.id
)
insert into outbox (id, topic, dedupe_key, payload, available_at, created_at)
select 'remind-of-check-in-' || id, 'remind-of-check-in', 'remind-of-check-in:' || id, jsonb_build_object('orderId', id), remind_at, now()
from stay
where status in ('CONFIRMED', 'PARTIAL_REFUNDED', 'CANCEL_APPLIED')
  -- None where the confirmation itself came later, as for every order since.
  and exists (
    select from purchase_log l where l.purchase_id = stay.id and l.to_status = 'CONFIRMED' and l.at < remind_at
  )
  and not exists (select from order_email e where e.order_id = stay.id and e.event = 'check_in_soon')
on conflict (dedupe_key) do nothing;
