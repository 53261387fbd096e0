create table user_profile (
  user_id text primary key references user_account (id),
  gender text not null check (gender in ('unset', 'female', 'male', 'other')),
  birthday date,
  country text,
  dial_code text not null,
  phone text not null,
  intro text not null,
  changed_at timestamptz not null
);

create table uploaded_picture (
  id text primary key,
  user_id text not null references user_account (id),
  purpose text not null check (purpose in ('avatar')),
  content bytea,
  created_at timestamptz not null
);
create index uploaded_picture_by_user on uploaded_picture (user_id, created_at);
