-- What somebody did in the account of somebody else; that person can read it.
create table acting_entry (
  tenant text not null,
  id bigint generated always as identity,
  actor_id text not null,
  subject_id text not null,
  capacity text not null check (capacity in ('family', 'administrator')),
  action text not null check (action in ('entered', 'booked', 'moved', 'cancelled', 'changed')),
  occurred_at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, subject_id) references person (tenant, id) on delete cascade
);
create index acting_entry_subject on acting_entry (tenant, subject_id, id desc);
-- Opening an account is noted once in each half hour, however many requests arrive at once.
create unique index acting_entry_visit on acting_entry (tenant, subject_id, actor_id, (extract(epoch from occurred_at at time zone 'UTC')::bigint / 1800))
  where action = 'entered';
