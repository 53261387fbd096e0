create table room_day_rule (
  room_type_id text not null references room_type (id),
  day date not null,
  is_closed_to_arrival boolean not null default false,
  is_closed_to_departure boolean not null default false,
  is_closed_to_stay boolean not null default false,
  min_nights smallint check (min_nights > 0),
  max_nights smallint check (max_nights > 0),
  primary key (room_type_id, day),
  check (min_nights is null or max_nights is null or min_nights <= max_nights)
);
