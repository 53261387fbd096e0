create table user_account (
  id text primary key,
  email text not null unique,
  nick_name text not null,
  avater text not null,
  is_vip boolean not null default false,
  password_hash text,
  is_logoff boolean not null default false,
  created_at timestamptz not null
);

create table email_code (
  id text primary key,
  email text not null,
  device_hash text not null,
  purpose text not null check (purpose in ('login', 'reset')),
  salt text not null,
  code_hash text not null,
  tries_left smallint not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index email_code_by_email on email_code (email, purpose, created_at desc);

create table login_session (
  id text primary key,
  user_id text not null references user_account (id),
  device_hash text not null,
  refresh_hash text not null,
  previous_refresh_hash text,
  rotated_at timestamptz not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create unique index login_session_by_refresh on login_session (refresh_hash);
create index login_session_by_previous on login_session (previous_refresh_hash);
create index login_session_by_user on login_session (user_id);

create table password_guess (
  subject text primary key,
  failures integer not null,
  blocked_until timestamptz
);

create table hand_off_ticket (
  ticket_hash text primary key,
  user_id text not null references user_account (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table collection (
  user_id text not null references user_account (id),
  biz_type text not null,
  biz_id text not null,
  created_at timestamptz not null,
  primary key (user_id, biz_type, biz_id)
);

create table moment_like (
  user_id text not null references user_account (id),
  moment_id text not null references moment (id),
  created_at timestamptz not null,
  primary key (moment_id, user_id)
);

create table idempotency (
  scope text not null,
  operation_id text not null,
  key text not null,
  request_hash text not null,
  reply text,
  created_at timestamptz not null,
  primary key (scope, operation_id, key)
);

create table hotel_order (
  id text primary key,
  order_no text not null unique,
  user_id text not null references user_account (id),
  client_reference text not null,
  status text not null,
  hotel_id text not null references hotel (id),
  room_type_id text not null references room_type (id),
  package_id text not null references package (id),
  check_in date not null,
  check_out date not null,
  room_count smallint not null check (room_count > 0),
  adults smallint not null,
  children smallint not null,
  currency_code text not null,
  goods_minor bigint not null,
  tax_minor bigint not null,
  total_minor bigint not null check (total_minor = goods_minor + tax_minor),
  paid_minor bigint not null default 0,
  refunded_minor bigint not null default 0 check (refunded_minor <= paid_minor),
  contact jsonb not null,
  guests jsonb not null,
  arrive_time text not null,
  special_request text not null,
  snapshot jsonb not null,
  snapshot_hash text not null,
  pay_id text not null unique,
  pay_expire_at timestamptz not null,
  confirmation_no text,
  pin_code text,
  created_at timestamptz not null,
  version integer not null default 1
);
create index hotel_order_by_user on hotel_order (user_id, created_at desc, id);
create index hotel_order_unpaid on hotel_order (pay_expire_at) where status = 'TO_PAY';

create table room_hold (
  order_id text primary key references hotel_order (id),
  room_type_id text not null references room_type (id),
  check_in date not null,
  check_out date not null,
  rooms smallint not null check (rooms > 0),
  state text not null check (state in ('held', 'sold', 'released'))
);

create table order_log (
  id text primary key,
  order_id text not null references hotel_order (id),
  at timestamptz not null,
  from_status text,
  to_status text not null,
  actor text not null,
  reason text not null
);
create index order_log_by_order on order_log (order_id, at, id);

create table payment (
  id text primary key,
  order_id text not null references hotel_order (id),
  status text not null check (status in ('PENDING', 'PAID', 'CLOSED', 'REFUNDED')),
  currency_code text not null,
  total_minor bigint not null check (total_minor > 0),
  expire_at timestamptz not null,
  created_at timestamptz not null
);
create index payment_by_order on payment (order_id);

create table payment_attempt (
  id text primary key,
  payment_id text not null references payment (id),
  attempt_no integer not null,
  channel text not null,
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED', 'CLOSED')),
  fail_message text,
  created_at timestamptz not null,
  paid_at timestamptz,
  unique (payment_id, attempt_no)
);
create unique index one_open_attempt on payment_attempt (payment_id) where status = 'PENDING';

create table payment_event (
  provider text not null,
  event_id text not null,
  attempt_id text,
  outcome text not null,
  body_hash text not null,
  received_at timestamptz not null,
  effect text not null,
  primary key (provider, event_id)
);

create table refund (
  id text primary key,
  payment_id text not null references payment (id),
  attempt_id text not null references payment_attempt (id),
  order_id text not null references hotel_order (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency_code text not null,
  reason text not null,
  status text not null check (status in ('SUBMITTED', 'SUCCESS', 'FAILED')),
  created_at timestamptz not null,
  done_at timestamptz,
  unique (attempt_id, reason)
);

create table sandbox_charge (
  bank_order_id text primary key,
  amount_minor bigint not null,
  currency_code text not null,
  state text not null check (state in ('open', 'paid', 'declined', 'closed', 'refunded')),
  return_url text not null,
  created_at timestamptz not null
);

create table outbox (
  id text primary key,
  topic text not null,
  dedupe_key text not null unique,
  payload jsonb not null,
  available_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  dead_at timestamptz,
  created_at timestamptz not null
);
create index outbox_waiting on outbox (available_at, id) where done_at is null and dead_at is null;

create table dev_mail (
  id text primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null
);
create index dev_mail_newest on dev_mail (sent_at desc, id desc);

create table event_log (
  id text primary key,
  received_at timestamptz not null,
  device_id text,
  action text,
  record jsonb not null
);
