create table search_history (
  owner text not null,
  kind text not null,
  value text not null,
  entry jsonb not null,
  searched_at timestamptz not null,
  primary key (owner, kind, value)
);
create index search_history_newest on search_history (owner, searched_at desc, kind, value);
