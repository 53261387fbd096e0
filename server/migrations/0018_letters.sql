-- Letters on their way: sealed until they are sent, and gone with that. One that nobody took leaves its row, without what it said.
create table letter (
  id text primary key,
  kind text not null,
  user_id text references user_account (id),
  recipient_key text not null,
  sealed text,
  expires_at timestamptz,
  available_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  dead_at timestamptz,
  created_at timestamptz not null,
  check ((sealed is null) = (dead_at is not null))
);
create index letter_waiting on letter (available_at, id) where dead_at is null;
create index letter_by_recipient on letter (recipient_key, kind);
create index letter_by_user on letter (user_id) where user_id is not null;
