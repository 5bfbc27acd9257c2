-- What professionals read in the records of a patient, for that patient (decision 930).
alter table acting_entry
  -- The name of the file that was opened.
  add column detail text,
  drop constraint acting_entry_capacity_check,
  drop constraint acting_entry_action_check,
  add constraint acting_entry_capacity_check check (capacity in ('family', 'administrator', 'professional')),
  add constraint acting_entry_action_check check (
    action in ('entered', 'booked', 'moved', 'cancelled', 'changed', 'read', 'downloaded'));
-- Opening the records is noted like opening the account: once in each half hour.
create unique index acting_entry_read on acting_entry (tenant, subject_id, actor_id, (extract(epoch from occurred_at at time zone 'UTC')::bigint / 1800))
  where action = 'read';
