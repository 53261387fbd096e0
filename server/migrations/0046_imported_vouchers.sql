-- Which SKU an operator's entry has become, from which file, and from what content; empty where its sale has ended since.
create table sku_import (
  source text not null references import_source (name),
  source_id text not null,
  sku_id text not null unique references sku (id) on delete cascade,
  path text not null,
  content_hash text not null,
  primary key (source, source_id)
);
