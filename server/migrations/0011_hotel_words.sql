-- Every word that hotels are called by, for mending typos; kept by the database, whoever writes hotels.
create table hotel_word (word text primary key);

create function note_hotel_words() returns trigger language plpgsql as $$
begin
  insert into hotel_word (word)
  select distinct word from written
  cross join regexp_split_to_table(written.name || ' ' || written.local_name || ' ' || written.district, '[][\s,;.&()·/|（）-]+') as word
  where length(word) between 4 and 40
  on conflict do nothing;
  return null;
end
$$;
create trigger hotel_words_of_new after insert on hotel
  referencing new table as written for each statement execute function note_hotel_words();
create trigger hotel_words_of_changed after update on hotel
  referencing new table as written for each statement execute function note_hotel_words();

insert into hotel_word (word)
select distinct word from hotel
cross join regexp_split_to_table(hotel.name || ' ' || hotel.local_name || ' ' || hotel.district, '[][\s,;.&()·/|（）-]+') as word
where length(word) between 4 and 40;
