-- Doctors make links that sign a patient in (decision 916). Who opens one has not shown that an e-mail arrives.
alter table magic_link add column was_mailed boolean not null default true;
alter table acting_entry
  drop constraint acting_entry_action_check,
  add constraint acting_entry_action_check check (
    action in ('entered', 'booked', 'moved', 'cancelled', 'changed', 'read', 'measurements', 'downloaded', 'linked'));
