alter table hotel
  alter column star drop not null,
  alter column open_year drop not null,
  alter column scores drop not null;

alter table room_type
  alter column area_sqm drop not null;

create table hotel_source (
  source text not null,
  source_id text not null,
  hotel_id text not null unique references hotel (id),
  content_hash text not null,
  primary key (source, source_id)
);
