-- What VIPs pay less for a night of a package, in per cent; none where a package has no member price.
alter table package add column member_percent smallint check (member_percent between 1 and 50);
