-- On what a sign-in was made, as its owner sees it in the list of devices.
alter table login_session add column device_kind text not null default 'other'
  check (device_kind in ('phone', 'tablet', 'computer', 'other'));
alter table login_session add column device_name text not null default '';
alter table login_session add column country_code text;

-- What the account prefers on every device; null where nothing was chosen.
alter table user_account add column currency_code text;

alter table email_code drop constraint email_code_purpose_check;
alter table email_code add constraint email_code_purpose_check
  check (purpose in ('login', 'reset', 'delete', 'export'));

-- One-time tickets that a browser fetches the file of one's own account with.
create table account_export (
  ticket_hash text primary key,
  user_id text not null references user_account (id),
  expires_at timestamptz not null,
  used_at timestamptz
);

create index event_log_by_user on event_log ((record ->> 'UserID'), id);
