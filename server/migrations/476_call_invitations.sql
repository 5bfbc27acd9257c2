-- A doctor invites somebody from the family of the patient into a call (decision 985).
alter table video_call
  -- Who is there for the patient: the patient, or who acts for them. Null: nobody yet, or the session of a link.
  add column patient_actor text;
alter table call_guest
  -- Which person with an account was invited; null: somebody whose name was written.
  add column relative_id text;

-- Until when somebody whom no doctor of the pool could answer waits for a message that one is free (decision 986). Null: they do not.
alter table person add column pool_alert_until timestamptz;
create index person_pool_alert on person (tenant, pool_alert_until) where pool_alert_until is not null;

do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind = ''poolFree'')', kinds);
end $$;
