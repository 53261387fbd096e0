-- Up to which of their orders users have seen, and codes that open an order to a guest.
alter table user_account add column orders_seen_at timestamptz;

alter table email_code
  -- What a code opens beside the address: an order number; empty for the account of the address.
  add column subject text not null default '',
  drop constraint email_code_purpose_check,
  add constraint email_code_purpose_check check (purpose in ('login', 'reset', 'delete', 'export', 'guest_order'));
