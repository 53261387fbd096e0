-- The device a code letter is for: a newer code letter replaces waiting ones of the same device only.
alter table letter add column device_hash text;
