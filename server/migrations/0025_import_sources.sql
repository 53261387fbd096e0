create table import_source (
  name text primary key
);
create table import_file (
  path text primary key,
  source text not null references import_source (name)
);
insert into import_source (name) select distinct source from hotel_source;
alter table hotel_source
  add column city_name text not null default '',
  add constraint hotel_source_of_source foreign key (source) references import_source (name);

alter table hotel
  add column email text not null default '',
  add column website text not null default '',
  add column price_from_minor bigint check (price_from_minor > 0);

alter table room_type
  add column is_stock_stated boolean not null default true;

create table hotel_picture (
  id text primary key,
  hotel_id text not null references hotel (id),
  url text not null,
  content bytea not null
);
create index hotel_picture_by_hotel on hotel_picture (hotel_id);
