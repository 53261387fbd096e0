-- Files that travelers send with a request to waive a fee: pictures re-encoded, PDFs as they came; private to sender and operators.
alter table uploaded_picture
  drop constraint uploaded_picture_purpose_check,
  add constraint uploaded_picture_purpose_check check (purpose in ('avatar', 'refund')),
  add column media_type text not null default 'image/webp' check (media_type in ('image/webp', 'application/pdf')),
  add column file_name text not null default '',
  add column purchase_id text references purchase (id);

-- A request names its files and keeps the hotel's decision. File ids that were stored before were never checked.
update hotel_order set waiver = (waiver - 'fileIds') || '{"files": [], "decision": null}' where waiver ? 'fileIds';
