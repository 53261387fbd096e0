alter table password_guess add column last_failed_at timestamptz not null default now();
create index email_code_by_age on email_code (created_at);
create index idempotency_by_age on idempotency (created_at);
