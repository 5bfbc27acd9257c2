-- Letters to a person who has invited somebody: the invitation was declined, or another one is wanted.
do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind in (''invitationDeclined'', ''invitationWanted''))', kinds);
end $$;
