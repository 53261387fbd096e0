-- A voucher that goes to somebody else gets a new code; its QR text names how often it did, so that older ones are worth nothing.
alter table voucher add column hands smallint not null default 0 check (hands >= 0);

-- Wrong codes of a caller (user, device, address), each under a keyed hash, and of all callers together.
create table code_guess (
  subject text primary key,
  misses integer not null check (misses >= 0),
  ends_at timestamptz not null
);

-- Codes that a hotel scanned without a connection, as they were sent in afterwards; each has a number of its own, so that none counts twice.
create table voucher_scan (
  nonce text primary key,
  voucher_id text not null references voucher (id),
  hotel_id text,
  operator text not null,
  scanned_at timestamptz not null,
  received_at timestamptz not null,
  -- What stood against it; empty where the voucher was redeemed by it.
  conflict text not null
);
create index voucher_scan_by_voucher on voucher_scan (voucher_id);

alter table voucher_gift add column expires_at timestamptz not null default 'infinity';
alter table voucher_gift alter column expires_at drop default;
create index voucher_gift_by_expiry on voucher_gift (expires_at) where status = 'OPEN';
create index voucher_gift_by_voucher on voucher_gift (voucher_id);
create index voucher_appointment_by_voucher on voucher_appointment (voucher_id);
create index voucher_appointment_waiting on voucher_appointment (created_at) where status = 'ASKED';

-- All vouchers of an order that was bought as a gift are claimed by one token.
alter table voucher_gift drop constraint voucher_gift_token_hash_key;
create index voucher_gift_by_token on voucher_gift (token_hash);
