-- Changes of how a person signs in and is reached, as long as the letter about them can undo them (decision 219).
create table account_change (
  tenant text not null,
  id bigint generated always as identity,
  person_id text not null,
  kind text not null check (kind in ('email', 'phone', 'password')),
  -- The address or telephone before and after; null: none, and always of a password.
  before text,
  after text,
  changed_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index account_change_person on account_change (tenant, person_id, id);

-- The links of the letters. Not single_use_link: a sign-out everywhere ends those, also one by who took the account over.
create table account_change_link (
  tenant text not null,
  token_hash text not null,
  change_id bigint not null,
  primary key (tenant, token_hash),
  foreign key (tenant, change_id) references account_change (tenant, id) on delete cascade
);

do $$
declare kinds text; capacities text; actions text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind in (''passwordChanged'', ''changeUndone''))', kinds);
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into capacities
    from pg_constraint where conname = 'acting_entry_capacity_check' and conrelid = 'acting_entry'::regclass;
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into actions
    from pg_constraint where conname = 'acting_entry_action_check' and conrelid = 'acting_entry'::regclass;
  execute format('alter table acting_entry drop constraint acting_entry_capacity_check, drop constraint acting_entry_action_check,
    add constraint acting_entry_capacity_check check (%s or capacity = ''self''),
    add constraint acting_entry_action_check check (%s or action in (''emailChanged'', ''phoneChanged'', ''passwordChanged'', ''changesUndone''))',
    capacities, actions);
end $$;
