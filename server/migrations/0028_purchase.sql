-- One purchase for everything that is bought: what all kinds of orders share moves from hotel_order into purchase,
-- and payment, refund and log belong to it.
create table purchase (
  id text primary key,
  order_no text not null unique,
  user_id text not null references user_account (id),
  kind text not null check (kind in ('hotel', 'coupon', 'exchange', 'mix')),
  parent_id text references purchase (id),
  client_reference text not null,
  duplicate_key text not null,
  status text not null,
  currency_code text not null,
  goods_minor bigint not null,
  tax_minor bigint not null,
  discount_minor bigint not null default 0,
  total_minor bigint not null check (total_minor = goods_minor + tax_minor - discount_minor),
  paid_minor bigint not null default 0,
  refunded_minor bigint not null default 0 check (refunded_minor <= paid_minor),
  contact jsonb not null,
  channel jsonb,
  placed_by text not null default 'traveler' check (placed_by in ('traveler', 'operator')),
  is_abroad boolean not null default false,
  pay_id text not null unique,
  pay_expire_at timestamptz not null,
  deleted_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1
);

insert into purchase (id, order_no, user_id, kind, client_reference, duplicate_key, status, currency_code, goods_minor, tax_minor,
  total_minor, paid_minor, refunded_minor, contact, channel, is_abroad, pay_id, pay_expire_at, created_at, version)
select id, order_no, user_id, 'hotel', client_reference, package_id || ' ' || check_in || ' ' || check_out, status, currency_code,
  goods_minor, tax_minor, total_minor, paid_minor, refunded_minor, contact, channel,
  (select city.is_abroad from hotel join city on city.id = hotel.city_id where hotel.id = hotel_order.hotel_id),
  pay_id, pay_expire_at, created_at, version
from hotel_order;

create index purchase_by_user on purchase (user_id, created_at desc, id);
create index purchase_unpaid on purchase (pay_expire_at) where status = 'TO_PAY';
create unique index one_unpaid_purchase on purchase (user_id, duplicate_key) where status = 'TO_PAY';

drop index one_unpaid_order;
drop index hotel_order_by_user;
drop index hotel_order_unpaid;
alter table hotel_order
  add foreign key (id) references purchase (id),
  add column cancelled_rooms jsonb not null default '[]',
  add column waiver jsonb,
  drop column order_no,
  drop column user_id,
  drop column client_reference,
  drop column status,
  drop column currency_code,
  drop column goods_minor,
  drop column tax_minor,
  drop column total_minor,
  drop column paid_minor,
  drop column refunded_minor,
  drop column contact,
  drop column channel,
  drop column pay_id,
  drop column pay_expire_at,
  drop column created_at,
  drop column version;

-- Rooms that are cancelled one by one leave the hold; a hold that is empty is released.
alter table order_log rename to purchase_log;
alter table purchase_log rename column order_id to purchase_id;
alter table purchase_log drop constraint order_log_order_id_fkey, add foreign key (purchase_id) references purchase (id);
alter index order_log_by_order rename to purchase_log_by_purchase;

alter table payment rename column order_id to purchase_id;
alter table payment drop constraint payment_order_id_fkey, add foreign key (purchase_id) references purchase (id);
alter index payment_by_order rename to payment_by_purchase;

alter table payment_attempt
  add column provider_ref text,
  add column dispute text check (dispute in ('inquiry', 'open', 'won', 'lost'));

alter table refund rename column order_id to purchase_id;
alter table refund rename column reason to cause;
alter table refund
  drop constraint refund_order_id_fkey,
  drop constraint refund_attempt_id_reason_key,
  drop constraint refund_status_check,
  add foreign key (purchase_id) references purchase (id),
  add check (status in ('SUBMITTED', 'WAITING_FOR_BALANCE', 'SUCCESS', 'FAILED', 'TRANSFER')),
  add column fail_reason text,
  add column account_id text,
  add column sent_at timestamptz;
update refund set sent_at = done_at where status = 'SUCCESS';
create index refund_by_purchase on refund (purchase_id);
create index refund_by_attempt on refund (attempt_id, created_at, id);
-- A late or surplus payment is paid back once.
create unique index one_refund_of_attempt on refund (attempt_id, cause) where cause in ('late_payment', 'surplus');

create table refund_line (
  refund_id text not null references refund (id),
  line_no smallint not null,
  room smallint,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (refund_id, line_no)
);
insert into refund_line (refund_id, line_no, room, amount_minor) select id, 0, null, amount_minor from refund;

alter table sandbox_charge
  add column refunded_minor bigint not null default 0,
  add column refund_way text not null default 'now' check (refund_way in ('now', 'days', 'fails'));
create table sandbox_refund (
  refund_id text primary key,
  bank_order_id text not null references sandbox_charge (bank_order_id),
  amount_minor bigint not null check (amount_minor > 0),
  done_at timestamptz not null,
  is_refused boolean not null
);
update sandbox_charge set refunded_minor = amount_minor where state = 'refunded';
-- A charge that the gateway has refunded may stand in our books as not refunded yet, where the server died in between.
insert into sandbox_refund (refund_id, bank_order_id, amount_minor, done_at, is_refused)
select refund.id, refund.attempt_id, refund.amount_minor, coalesce(refund.done_at, refund.created_at), false
from refund join sandbox_charge charge on charge.bank_order_id = refund.attempt_id
where charge.state = 'refunded';
