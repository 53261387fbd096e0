create table meta (
  key text primary key,
  value jsonb not null
);

create table city (
  id text primary key,
  name text not null,
  local_name text not null,
  other_names text[] not null,
  country_code text not null,
  country_name text not null,
  is_abroad boolean not null,
  time_zone text not null,
  currency_code text not null,
  lat double precision not null,
  lng double precision not null,
  picture_id text not null,
  intro text not null,
  hot_rank integer,
  hotel_count integer not null default 0
);

create table hotel (
  id text primary key,
  city_id text not null references city (id),
  name text not null,
  local_name text not null,
  star smallint not null check (star between 2 and 5),
  brand text,
  open_year smallint not null,
  renovate_year smallint,
  district text not null,
  address text not null,
  address_local text not null,
  phone text not null,
  lat double precision not null,
  lng double precision not null,
  country_code text not null,
  time_zone text not null,
  currency_code text not null,
  tax_percent numeric(5, 2) not null,
  review_score numeric(2, 1),
  review_count integer not null,
  scores jsonb not null,
  head_picture_id text not null,
  pictures jsonb not null,
  tags text[] not null,
  intro text not null,
  facilities jsonb not null,
  policies jsonb not null,
  nearby jsonb not null,
  know_before_you_go text[] not null,
  checkin_from text not null,
  checkin_until text not null,
  checkout_until text not null,
  rank integer not null,
  is_on_sale boolean not null default true
);
create unique index hotel_by_rank on hotel (rank, id);
create index hotel_by_city on hotel (city_id, rank, id);

create table room_type (
  id text primary key,
  hotel_id text not null references hotel (id),
  name text not null,
  picture_ids text[] not null,
  area_sqm smallint not null,
  bed_text text not null,
  window_text text not null,
  max_guests smallint not null,
  max_adults smallint not null,
  facilities text[] not null,
  stock integer not null check (stock >= 0),
  base_minor bigint not null check (base_minor > 0),
  weekday_percent smallint[] not null,
  seasons jsonb not null,
  holiday_percent smallint not null,
  sort smallint not null
);
create index room_type_by_hotel on room_type (hotel_id, sort);

create table package (
  id text primary key,
  hotel_id text not null references hotel (id),
  room_type_id text not null references room_type (id),
  name text not null,
  meal text not null,
  includes text[] not null,
  price_percent smallint not null,
  extra_minor bigint not null,
  original_percent smallint,
  return_policy smallint not null,
  free_cancel_days smallint,
  free_cancel_time text,
  late_penalty text not null check (late_penalty in ('first_night', 'half', 'full')),
  confirm_minutes integer not null,
  day_limit_min smallint not null,
  day_limit_max smallint not null,
  day_step smallint not null,
  book_ahead_days smallint not null,
  max_rooms smallint not null,
  is_on_sale boolean not null default true,
  sort smallint not null
);
create index package_by_hotel on package (hotel_id, sort);

create table room_night (
  room_type_id text not null references room_type (id),
  day date not null,
  total integer not null check (total >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  price_minor bigint check (price_minor > 0),
  primary key (room_type_id, day),
  check (held + sold <= total)
);

create table holiday (
  country_code text not null,
  day date not null,
  name text not null,
  primary key (country_code, day)
);

create table fx_rate (
  currency_code text primary key,
  cny_per_unit numeric(18, 8) not null check (cny_per_unit > 0)
);

create table review (
  id text primary key,
  hotel_id text not null references hotel (id),
  nick_name text not null,
  avater text not null,
  score numeric(2, 1) not null,
  stay_month text not null,
  room_name text not null,
  content text not null,
  created_at timestamptz not null
);
create index review_by_hotel on review (hotel_id, created_at desc, id);

create table coupon (
  id text primary key,
  hotel_id text not null references hotel (id),
  city_id text not null references city (id),
  name text not null,
  sub_title text not null,
  picture_id text not null,
  price_minor bigint not null check (price_minor > 0),
  original_minor bigint,
  currency_code text not null,
  sold_count integer not null,
  valid_until date not null,
  rank integer not null
);
create unique index coupon_by_rank on coupon (rank, id);

create table moment (
  id text primary key,
  hotel_id text not null references hotel (id),
  nick_name text not null,
  avater text not null,
  picture_id text not null,
  content text not null,
  base_like_count integer not null,
  rank integer not null,
  created_at timestamptz not null
);
create unique index moment_by_rank on moment (rank, id);

create table feed_item (
  rank integer primary key,
  biz_type text not null check (biz_type in ('coupon', 'hotel', 'moment')),
  biz_id text not null
);
