alter table hotel add column grade smallint check (grade between 3 and 7);
update hotel set grade = case when brand = 'Auremont' then 7 else star + 1 end;

alter table hotel add column other_names text[] not null default '{}';
alter table hotel add column features text[] not null default '{}';
update hotel set features = array(
  select kind.key
  from (values ('wifi', 'Wi-Fi in all rooms'), ('air-conditioning', 'Air conditioning'),
    ('front-desk-24h', '24-hour front desk'), ('breakfast', 'Breakfast room'), ('laundry', 'Laundry room'),
    ('bicycles', 'Bicycles to borrow'), ('parking', 'Parking'), ('restaurant', 'Restaurant'), ('bar', 'Bar'),
    ('gym', 'Gym'), ('step-free', 'Step-free access'), ('family', 'Cots and high chairs'),
    ('meeting-rooms', 'Meeting rooms'), ('airport-transfer', 'Airport transfer'), ('pool', 'Swimming pool'),
    ('spa', 'Spa and sauna'), ('concierge', 'Concierge')) as kind (key, name)
  where hotel.facilities @> jsonb_build_array(jsonb_build_object('name', kind.name)));

alter table hotel add column search_text text not null default '';
alter table hotel add column search_words text[] not null default '{}';
create index hotel_by_search_word on hotel using gin (array_to_tsvector(search_words));

-- Nights and day rules carry the transaction that wrote them last, so that what changed since a snapshot is found without reading all.
alter table room_night add column changed_by xid8;
alter table room_day_rule add column changed_by xid8;
create function stamp_change() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end
$$;
create trigger room_night_stamp before insert or update on room_night
  for each row execute function stamp_change();
create trigger room_day_rule_stamp before insert or update on room_day_rule
  for each row execute function stamp_change();
update room_night set day = day;
update room_day_rule set day = day;
create index room_night_by_change on room_night (changed_by);
create index room_day_rule_by_change on room_day_rule (changed_by);

-- What is deleted leaves no stamp: whoever holds nights in memory reads them anew.
create function raise_catalogue_version() returns trigger language plpgsql as $$
begin
  insert into meta (key, value) values ('catalogue_version', '1'::jsonb)
  on conflict (key) do update set value = to_jsonb((meta.value #>> '{}')::integer + 1);
  return null;
end
$$;
create trigger room_night_gone after delete or truncate on room_night
  for each statement execute function raise_catalogue_version();
create trigger room_day_rule_gone after delete or truncate on room_day_rule
  for each statement execute function raise_catalogue_version();

insert into meta (key, value) values ('catalogue_version', '1'::jsonb)
on conflict (key) do update set value = to_jsonb((meta.value #>> '{}')::integer + 1);
