-- What a wish cost when it was put on the list: the total in minor units, its currency, and the stay that it was for (none for a voucher).
alter table collection
  add column saved_minor bigint,
  add column saved_currency text,
  add column saved_check_in date,
  add column saved_nights smallint,
  add column saved_rooms smallint;

-- What was taken off wish lists lately, as it stood there, so that it can be put back; likes of posts stand here too.
create table removed_wish (
  user_id text not null references user_account (id) on delete cascade,
  biz_type text not null,
  biz_id text not null,
  created_at timestamptz not null,
  saved_minor bigint,
  saved_currency text,
  saved_check_in date,
  saved_nights smallint,
  saved_rooms smallint,
  removed_at timestamptz not null,
  primary key (user_id, biz_type, biz_id)
);
create index removed_wish_by_time on removed_wish (removed_at);

create index moment_like_by_user on moment_like (user_id, created_at desc, moment_id desc);
