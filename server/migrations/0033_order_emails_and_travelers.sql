-- Which emails about an order were written, so that a repeated job writes none again.
create table order_email (
  order_id text not null references purchase (id),
  event text not null,
  written_at timestamptz not null,
  primary key (order_id, event)
);

-- The saved traveler that was chosen for a room of an order, as it was then; the document's number is encrypted for this row.
create table order_traveler (
  order_id text not null references purchase (id),
  room smallint not null,
  id_type text not null,
  sealed_id_no text not null,
  seal_key_id text not null,
  check_out date not null,
  primary key (order_id, room)
);
create index order_traveler_by_end on order_traveler (check_out);
