create index event_log_by_age on event_log (received_at);
create index outbox_by_end on outbox (done_at) where done_at is not null;
create index search_history_of_devices on search_history ((case when owner like 'device %' then searched_at end));
create index recent_view_of_devices on recent_view ((case when owner like 'device %' then viewed_at end));
