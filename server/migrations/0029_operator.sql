-- What people of the house did to orders and refunds by hand: rows are only ever added.
create table operator_audit (
  id text primary key,
  at timestamptz not null,
  operator text not null,
  action text not null,
  purchase_id text not null references purchase (id),
  refund_id text references refund (id),
  before jsonb not null,
  after jsonb not null
);
create index operator_audit_by_purchase on operator_audit (purchase_id, id);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name;
end $$;
create trigger operator_audit_only_grows before update or delete or truncate on operator_audit
for each statement execute function refuse_audit_change();

-- Accounts that travelers name for refunds that can't go back the way they paid. A number stands here encrypted, and masked.
create table payment_account (
  id text primary key,
  user_id text not null references user_account (id) on delete cascade,
  kind text not null check (kind in ('bank', 'alipay', 'wechat')),
  holder text not null,
  bank text not null,
  sealed_number text not null,
  seal_key_id text not null,
  number_mask text not null,
  created_at timestamptz not null
);
create index payment_account_newest on payment_account (user_id, created_at desc, id desc);
