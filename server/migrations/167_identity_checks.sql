-- People at the service that checks identities (IDENT-007).
create table identity_applicant (
  tenant text not null,
  person_id text not null,
  applicant_id text not null,
  created_at timestamptz not null,
  primary key (tenant, person_id),
  unique (tenant, applicant_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);

-- Checks of an identity. The latest that the person has completed decides their status (IDENT-006).
create table identity_run (
  tenant text not null,
  id text not null,
  person_id text not null,
  state text not null default 'started'
    check (state in ('started', 'processing', 'review', 'approved', 'declined', 'abandoned', 'failed')),
  -- What the service decided (IDENT-008); null: nothing yet.
  result text check (result in ('pass', 'reject')),
  reason text check (reason in ('unreadable', 'expired', 'notAccepted', 'mismatch')),
  started_at timestamptz not null,
  -- When the person had done their part.
  completed_at timestamptz,
  -- When the service was asked last.
  asked_at timestamptz,
  -- How a check of the sandbox ends; null: it stays pending.
  sandbox_outcome text check (sandbox_outcome in ('approved', 'declined', 'review', 'failed')),
  primary key (tenant, id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index identity_run_person on identity_run (tenant, person_id, completed_at desc);
create index identity_run_unfinished on identity_run (state, started_at) where state in ('started', 'processing', 'review');
-- A second start at the same moment continues the first.
create unique index identity_run_open on identity_run (tenant, person_id) where state = 'started';

-- Pictures of a check of the sandbox, deleted with the decision. Those of a service never reach this server.
create table identity_picture (
  tenant text not null,
  run_id text not null,
  side text not null check (side in ('front', 'back', 'face')),
  type text not null,
  content bytea not null,
  primary key (tenant, run_id, side),
  foreign key (tenant, run_id) references identity_run (tenant, id) on delete cascade
);
