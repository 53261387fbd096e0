create table city_guide (
  city_id text primary key references city (id),
  languages text[] not null,
  plugs text not null,
  airport text[] not null,
  seasons jsonb not null
);

create index moment_by_hotel on moment (hotel_id, rank);
create index coupon_by_hotel on coupon (hotel_id, rank);
create index coupon_by_city on coupon (city_id, rank);
