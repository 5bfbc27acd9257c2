-- Tenants and readers take turns: the oldest letters of each tenant, and when the last one was sent.
drop index letter_due;
create index letter_due on letter (
  tenant,
  (case when kind in ('confirm', 'reset', 'emailCode', 'reauthenticationCode') then 0 when payload ? 'isBulk' then 2 else 1 end),
  not_before, id)
  where (handed_over_at is null and failed_at is null);
create index letter_of_tenant on letter (tenant, handed_over_at) where (handed_over_at is not null);
create index letter_of_reader on letter (tenant, person_id, handed_over_at) where (handed_over_at is not null);
