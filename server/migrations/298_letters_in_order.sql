-- Somebody waits for some in front of the portal; the invitations of an import come last.
drop index letter_due;
create index letter_due on letter ((case when kind in ('confirm', 'reset', 'emailCode') then 0 when payload ? 'isBulk' then 2 else 1 end), not_before, id)
  where (handed_over_at is null and failed_at is null);
