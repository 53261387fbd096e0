-- Vouchers that end unused, those with an appointment among them, are found by when they end.
drop index voucher_by_expiry;
create index voucher_by_expiry on voucher (expire_at) where status in ('UNUSED', 'ASKED', 'APPOINTED');
