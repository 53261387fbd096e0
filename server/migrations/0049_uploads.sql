-- Files from people stand in a store, a folder or S3; the database knows them and their parts.
alter table uploaded_picture rename to uploaded_file;
alter index uploaded_picture_by_user rename to uploaded_file_by_user;

alter table uploaded_file
  drop constraint uploaded_picture_purpose_check,
  add constraint uploaded_file_purpose_check check (purpose in ('avatar', 'refund', 'post', 'review')),
  drop constraint uploaded_picture_media_type_check,
  add constraint uploaded_file_media_type_check check (media_type in ('image/webp', 'application/pdf', 'video/mp4')),
  add column state text not null default 'stored' check (state in ('begun', 'stored', 'gone')),
  add column sent_type text,
  add column size_bytes bigint not null default 0,
  add column store text check (store in ('folder', 's3')),
  add column objects jsonb not null default '[]',
  add column width integer,
  add column height integer,
  add column average_color text,
  add column duration_ms integer,
  add column poster_id text references uploaded_file (id) on delete set null,
  add column used_by text,
  add column completed_at timestamptz;

update uploaded_file set state = 'gone' where content is null;
update uploaded_file set size_bytes = length(content) where content is not null;

create index uploaded_file_by_use on uploaded_file (used_by) where used_by is not null;
create index uploaded_file_by_poster on uploaded_file (poster_id) where poster_id is not null;
create index uploaded_file_in_database on uploaded_file (id) where content is not null;
