-- Professionals read the measurements of their patients (decision 935): noted for the patient, once in each half hour.
alter table acting_entry
  drop constraint acting_entry_action_check,
  add constraint acting_entry_action_check check (
    action in ('entered', 'booked', 'moved', 'cancelled', 'changed', 'read', 'measurements', 'downloaded'));
create unique index acting_entry_measurements on acting_entry (tenant, subject_id, actor_id, (extract(epoch from occurred_at at time zone 'UTC')::bigint / 1800))
  where action = 'measurements';
