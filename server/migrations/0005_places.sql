create table place (
  id text primary key,
  kind text not null check (kind in ('country', 'province', 'city', 'district')),
  parent_id text,
  country_code text not null,
  name text not null,
  local_name text not null,
  pinyin text not null,
  other_names text[] not null,
  lat double precision,
  lng double precision,
  population integer not null
);
create index place_by_parent on place (parent_id, id);

create table landmark (
  id text primary key,
  city_id text not null,
  kind text not null,
  name text not null,
  local_name text not null,
  lat double precision not null,
  lng double precision not null
);
create index landmark_by_city on landmark (city_id, id);

create table city_area (
  city_id text not null,
  name text not null,
  local_name text not null,
  lat double precision not null,
  lng double precision not null,
  primary key (city_id, name)
);
