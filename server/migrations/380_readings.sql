-- What anybody else reads of a person, and why (decision 211): lists of documents, messages, and all documents as one file.
do $$
declare
  actions text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into actions
    from pg_constraint where conname = 'acting_entry_action_check' and conrelid = 'acting_entry'::regclass;
  execute format('alter table acting_entry drop constraint acting_entry_action_check,
    add constraint acting_entry_action_check check (%s or action in (''documents'', ''messages'', ''exported''))', actions);
end $$;
alter table acting_entry add column reason text
  check (reason in ('treatment', 'emergency', 'care', 'support', 'administration'));

-- Screens ask again and again: what is not one file is noted once in each half hour, for each reader, kind, capacity and reason.
drop index acting_entry_visit;
drop index acting_entry_read;
drop index acting_entry_measurements;
create unique index acting_entry_half_hour on acting_entry (tenant, subject_id, actor_id, action, capacity, coalesce(reason, ''),
    (extract(epoch from occurred_at at time zone 'UTC')::bigint / 1800))
  where action in ('entered', 'read', 'documents', 'measurements', 'messages');
