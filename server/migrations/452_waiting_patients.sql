-- When the called side said that they would come, and whether a patient who waits looks at something else (decision 970).
alter table video_call
  add column expected_at timestamptz,
  add column is_patient_away boolean not null default false;

-- A call that nobody answered leaves a letter.
do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind = ''missedCall'')', kinds);
end $$;
