-- Emails become jobs of the outbox, still sealed. A sent one leaves no row, one that was given up leaves its row without what it said.
alter table outbox
  add column expires_at timestamptz,
  add column replace_key text,
  add column user_id text references user_account (id),
  add column recipient_key text;
insert into outbox (id, topic, dedupe_key, payload, available_at, attempts, last_error, dead_at, created_at,
    expires_at, replace_key, user_id, recipient_key)
  select id, 'mail', 'mail:' || id, jsonb_strip_nulls(jsonb_build_object('kind', kind, 'sealed', sealed)),
    available_at, attempts, last_error, dead_at, created_at,
    expires_at, kind || ':' || recipient_key || ':' || device_hash, user_id, recipient_key
  from letter;
drop table letter;
alter table outbox add check (topic <> 'mail' or ((payload -> 'sealed') is null) = (dead_at is not null));
create index outbox_by_replace_key on outbox (replace_key) where replace_key is not null;
create index outbox_by_user on outbox (user_id) where user_id is not null;
create index outbox_by_recipient on outbox (recipient_key) where recipient_key is not null;
