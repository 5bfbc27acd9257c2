-- A proposal of another time for an appointment that falls into an absence (decision 705).
alter table visit_proposal
  add column replaces integer,
  add foreign key (tenant, replaces) references appointment (tenant, id) on delete cascade;
create index visit_proposal_replaces on visit_proposal (tenant, replaces, appointment_id) where replaces is not null;

-- The appointments for which other times were to be proposed.
alter table absence add column offered integer[] not null default '{}';
