-- Receipts, invoices and credit notes: what was issued stays as it was issued, under numbers without gaps.
create table document_series (
  series text primary key,
  last_number integer not null check (last_number > 0)
);

create table document (
  id text primary key,
  kind text not null check (kind in ('invoice', 'credit_note', 'receipt')),
  purchase_id text not null references purchase (id),
  -- The refund that a credit note is about.
  refund_id text references refund (id),
  -- The payment that a receipt is about.
  attempt_id text references payment_attempt (id),
  currency_code text not null,
  amount_minor bigint not null check (amount_minor > 0),
  created_at timestamptz not null,
  series text,
  number integer,
  sheet jsonb,
  issued_at timestamptz,
  sha256 text
);
create unique index one_number_of_series on document (series, number);
create unique index one_invoice_of_purchase on document (purchase_id) where kind = 'invoice';
create unique index one_credit_note_of_refund on document (refund_id) where kind = 'credit_note';
create unique index one_receipt_of_attempt on document (attempt_id) where kind = 'receipt';
create index document_by_purchase on document (purchase_id, created_at, id);

-- The buyer and the file that shows them stand apart, so that a person can be erased and the books stay complete.
create table document_copy (
  document_id text primary key references document (id),
  buyer jsonb not null,
  send_to text,
  pdf bytea
);

create table document_ticket (
  ticket_hash text primary key,
  document_id text not null references document (id),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index document_ticket_by_document on document_ticket (document_id);

create table billing_address (
  id text primary key,
  user_id text not null references user_account (id),
  buyer jsonb not null,
  email text not null,
  created_at timestamptz not null,
  used_at timestamptz not null
);
create index billing_address_by_user on billing_address (user_id, used_at desc, id);

create function refuse_document_change() returns trigger language plpgsql as $$
begin
  raise exception 'documents that were issued cannot be changed' using errcode = 'restrict_violation';
end $$;

create function guard_document() returns trigger language plpgsql as $$
begin
  -- A request gets its number and what stands on it at once, and later the hash of its file.
  if old.sha256 is not null
    or (new.id, new.kind, new.purchase_id, new.currency_code, new.amount_minor, new.created_at)
      is distinct from (old.id, old.kind, old.purchase_id, old.currency_code, old.amount_minor, old.created_at)
    or (new.refund_id, new.attempt_id) is distinct from (old.refund_id, old.attempt_id)
    or old.number is not null and (new.series, new.number, new.sheet, new.issued_at)
      is distinct from (old.series, old.number, old.sheet, old.issued_at)
  then
    raise exception 'documents that were issued cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create function guard_document_copy() returns trigger language plpgsql as $$
begin
  if old.pdf is not null or (new.document_id, new.buyer) is distinct from (old.document_id, old.buyer) then
    raise exception 'documents that were issued cannot be changed' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger document_stays before update on document for each row execute function guard_document();
create trigger document_is_not_deleted before delete on document for each row execute function refuse_document_change();
create trigger document_is_not_truncated before truncate on document execute function refuse_document_change();
create trigger document_copy_stays before update on document_copy for each row execute function guard_document_copy();
create trigger document_copy_is_not_truncated before truncate on document_copy execute function refuse_document_change();
