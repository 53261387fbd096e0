-- Which emails about an order were written, so that a repeated job writes none again.
create table order_email (
  order_id text not null references purchase (id),
  event text not null,
  written_at timestamptz not null,
  primary key (order_id, event)
);
