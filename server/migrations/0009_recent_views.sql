create table recent_view (
  owner text not null,
  business_type text not null check (business_type in ('hotel')),
  business_id text not null,
  session_id text,
  open_id text,
  terminal_type text,
  app_type text,
  viewed_at timestamptz not null,
  primary key (owner, business_type, business_id)
);
create index recent_view_newest on recent_view (owner, viewed_at desc, business_id);
