-- Where the server has sent the link of a guest, without the middle of the address: the portal stores no contact of people without
-- an account (decision 990).
alter table call_guest add column sent_to text;

-- The patient reads which guests were in a call of theirs, with what others do in the account.
do $$ declare capacities text; actions text; begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into capacities
    from pg_constraint where conname = 'acting_entry_capacity_check' and conrelid = 'acting_entry'::regclass;
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into actions
    from pg_constraint where conname = 'acting_entry_action_check' and conrelid = 'acting_entry'::regclass;
  execute format('alter table acting_entry drop constraint acting_entry_capacity_check, drop constraint acting_entry_action_check,
    add constraint acting_entry_capacity_check check (%s or capacity = ''guest''),
    add constraint acting_entry_action_check check (%s or action = ''joinedCall'')', capacities, actions);
end $$;
