-- Hotels are found by name in an index in memory; what the database prepared for text search is no longer read.
drop trigger hotel_words_of_new on hotel;
drop trigger hotel_words_of_changed on hotel;
drop function note_hotel_words();
drop table hotel_word;
alter table hotel drop column search_text, drop column search_words;
