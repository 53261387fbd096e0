-- Vouchers: what is on sale with its terms and its stock, and what was bought.
alter table coupon rename to sku;
alter index coupon_by_rank rename to sku_by_rank;
alter index coupon_by_hotel rename to sku_by_hotel;
alter index coupon_by_city rename to sku_by_city;

alter table sku
  -- SKUs of one product are choices beside one another, each with its variant's name.
  add column product_id text,
  add column variant text not null default '',
  add column gallery jsonb not null default '[]',
  add column sale_start timestamptz,
  add column sale_end timestamptz,
  -- What exists, is held by unpaid orders and is sold; more than there is can't be sold.
  add column stock integer not null default 0,
  add column held integer not null default 0 check (held >= 0),
  add column sold integer not null default 0 check (sold >= 0),
  add column limit_per_user integer check (limit_per_user > 0),
  add column min_quantity integer not null default 1 check (min_quantity > 0),
  add column nights smallint not null default 1 check (nights > 0),
  -- What a voucher counts for where a difference is worked out; more than its price where some of it is a bonus.
  add column face_minor bigint,
  -- Vouchers are good from a day until a day, or for so many days after they are bought.
  add column valid_from date,
  add column valid_days integer check (valid_days > 0),
  add column terms jsonb,
  alter column valid_until drop not null,
  drop column sold_count,
  add check (held + sold <= stock);

-- A voucher of the demo that was only shown: one night in any room of its hotel, until the day that it names.
update sku set
  product_id = id,
  stock = 50,
  face_minor = price_minor,
  gallery = jsonb_build_array(picture_id),
  terms = jsonb_build_object('use', 'exchange', 'meal', 'none', 'extras', '[]'::jsonb, 'bookAheadDays', 1, 'blackouts', '[]'::jsonb,
    'weekdays', '[0,1,2,3,4,5,6]'::jsonb, 'surcharges', '[]'::jsonb, 'difference', jsonb_build_object('kind', 'table'),
    'refund', 'any_time', 'isPartial', false, 'isTransferable', true, 'cancelDays', 1, 'needsDocuments', false);
alter table sku
  alter column product_id set not null,
  alter column face_minor set not null,
  alter column terms set not null,
  add check ((valid_until is null) <> (valid_days is null));
create index sku_by_product on sku (product_id, rank);

-- The room types in which a SKU's vouchers can be used, and what a night in one costs on top.
create table sku_room (
  sku_id text not null references sku (id) on delete cascade,
  room_type_id text not null references room_type (id),
  hotel_id text not null references hotel (id),
  upgrade_minor bigint not null default 0 check (upgrade_minor >= 0),
  primary key (sku_id, room_type_id)
);
create index sku_room_by_hotel on sku_room (hotel_id);
insert into sku_room (sku_id, room_type_id, hotel_id)
select sku.id, room_type.id, sku.hotel_id from sku join room_type on room_type.hotel_id = sku.hotel_id;

-- How many of a SKU a person holds, has bought and not given back: what the limit counts.
create table sku_buyer (
  sku_id text not null references sku (id) on delete cascade,
  user_id text not null references user_account (id),
  quantity integer not null check (quantity >= 0),
  primary key (sku_id, user_id)
);

-- Who wants an email when a SKU's sale begins.
create table sku_reminder (
  sku_id text not null references sku (id) on delete cascade,
  user_id text not null references user_account (id),
  created_at timestamptz not null,
  sent_at timestamptz,
  primary key (sku_id, user_id)
);

-- From which link or post somebody came to a SKU, kept for 30 days and written into the purchase.
create table sku_source (
  owner text not null,
  sku_id text not null,
  from_key text not null,
  seen_at timestamptz not null,
  primary key (owner, sku_id)
);
create index sku_source_by_age on sku_source (seen_at);

-- What the law of a market asks of a sale; an operator fills it, these are examples.
create table market_rule (
  market text primary key,
  rule jsonb not null
);
insert into market_rule (market, rule) values
  ('EU', '{"withdrawalDays": 14, "needsWithdrawalButton": true, "creditNeedsConsent": true, "paidValueLapses": true}'),
  ('GB', '{"withdrawalDays": 14, "needsWithdrawalButton": false, "creditNeedsConsent": true, "paidValueLapses": true}'),
  ('US', '{"withdrawalDays": 0, "needsWithdrawalButton": false, "creditNeedsConsent": true, "paidValueLapses": false}'),
  ('CN', '{"withdrawalDays": 0, "needsWithdrawalButton": false, "creditNeedsConsent": true, "paidValueLapses": true}');

alter table room_hold drop constraint room_hold_order_id_fkey, add foreign key (order_id) references purchase (id);

create table coupon_order (
  id text primary key references purchase (id),
  sku_id text not null,
  quantity integer not null check (quantity > 0),
  unit_minor bigint not null check (unit_minor > 0),
  -- What was shown when it was bought.
  snapshot jsonb not null,
  snapshot_hash text not null,
  -- The rules of the buyer's market when it was sold.
  market text,
  market_rule jsonb,
  withdrawal_until timestamptz,
  gift jsonb
);
create index coupon_order_by_sku on coupon_order (sku_id);

create table voucher (
  id text primary key,
  order_id text not null references coupon_order (id),
  line_no integer not null,
  sku_id text not null,
  -- Whose it is: the buyer's, or who claimed it as a gift.
  user_id text not null references user_account (id),
  status text not null,
  -- The code is encrypted; it is found by a keyed hash.
  sealed_code text not null,
  seal_key_id text not null,
  code_index text not null unique,
  nights smallint not null check (nights > 0),
  nights_left smallint not null check (nights_left between 0 and nights),
  paid_minor bigint not null,
  refunded_minor bigint not null default 0 check (refunded_minor <= paid_minor),
  face_minor bigint not null,
  currency_code text not null,
  last_day date not null,
  expire_at timestamptz not null,
  tries_on date,
  tries smallint not null default 0,
  was_booked boolean not null default false,
  used_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (order_id, line_no)
);
create index voucher_by_user on voucher (user_id, expire_at, id);
create index voucher_by_expiry on voucher (expire_at) where status = 'UNUSED';

-- Every move of a voucher, one row a cause: what happened twice is written once.
create table voucher_log (
  voucher_id text not null references voucher (id),
  version integer not null,
  at timestamptz not null,
  from_status text,
  to_status text not null,
  actor text not null,
  cause text not null,
  reason text not null,
  primary key (voucher_id, version),
  unique (voucher_id, cause)
);

create table exchange_order (
  id text primary key references purchase (id),
  voucher_id text not null references voucher (id),
  hotel_id text not null references hotel (id),
  room_type_id text not null references room_type (id),
  check_in date not null,
  check_out date not null,
  nights smallint not null check (nights > 0),
  guests jsonb not null,
  special_request text not null default '',
  snapshot jsonb not null,
  certificate_no text unique,
  cancel_until timestamptz not null,
  -- Until it is over; a voucher has one open exchange at most.
  is_open boolean not null default true
);
create unique index one_open_exchange on exchange_order (voucher_id) where is_open;
create index exchange_order_by_voucher on exchange_order (voucher_id);

create table voucher_appointment (
  id text primary key,
  voucher_id text not null references voucher (id),
  hotel_id text not null references hotel (id),
  days jsonb not null,
  note text not null default '',
  status text not null check (status in ('ASKED', 'CONFIRMED', 'REFUSED', 'CANCELLED')),
  confirmed_day date,
  answer text not null default '',
  created_at timestamptz not null,
  answered_at timestamptz
);
create unique index one_open_appointment on voucher_appointment (voucher_id) where status in ('ASKED', 'CONFIRMED');

create table voucher_gift (
  id text primary key,
  voucher_id text not null references voucher (id),
  from_user_id text not null references user_account (id),
  email text not null,
  message text not null default '',
  token_hash text not null unique,
  status text not null check (status in ('OPEN', 'CLAIMED', 'WITHDRAWN', 'LAPSED')),
  claimed_by text references user_account (id),
  created_at timestamptz not null,
  ended_at timestamptz
);
create unique index one_open_gift on voucher_gift (voucher_id) where status = 'OPEN';

alter table refund_line add column voucher_id text references voucher (id);
