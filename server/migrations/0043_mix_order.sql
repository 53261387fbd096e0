-- A voucher and its date in one order and one payment: the parts of a mix order share its payment.
alter table purchase drop constraint purchase_pay_id_key;
create unique index purchase_by_pay_id on purchase (pay_id) where parent_id is null;
create index purchase_by_parent on purchase (parent_id) where parent_id is not null;

-- What is held until it is paid; then an order of vouchers and an exchange are its parts.
create table mix_order (
  id text primary key references purchase (id),
  sku_id text not null,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor > 0),
  difference_minor bigint not null check (difference_minor >= 0),
  sku_snapshot jsonb not null,
  sku_snapshot_hash text not null,
  -- The law under which the vouchers are sold, as their order will have it.
  market text,
  market_rule jsonb,
  withdrawal_until timestamptz,
  hotel_id text not null references hotel (id),
  room_type_id text not null references room_type (id),
  check_in date not null,
  check_out date not null,
  nights smallint not null check (nights > 0),
  guests jsonb not null,
  special_request text not null default '',
  stay_snapshot jsonb not null,
  cancel_until timestamptz not null
);
