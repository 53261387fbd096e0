-- Travelers that users book for. A document's number stands here encrypted, and as a keyed hash that tells whether it is saved already.
create table traveler (
  id text primary key,
  user_id text not null references user_account (id) on delete cascade,
  name text not null,
  id_type text not null,
  sealed_id_no text not null,
  seal_key_id text not null,
  id_no_hash text not null,
  birthday text,
  tel text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (user_id, id_type, id_no_hash)
);
create index traveler_newest on traveler (user_id, created_at desc, id desc);
