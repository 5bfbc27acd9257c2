-- Attempts to measure vital signs by camera. Values that a person saves are measurements, not here.
create table scan (
  tenant text not null,
  id uuid not null default gen_random_uuid(),
  person_id text not null,
  status text not null default 'open' check (status in ('open', 'measured', 'refused')),
  -- Credits, as the cost was when the scan began.
  cost integer not null check (cost >= 0),
  -- Why the engine gave no result.
  reason text,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant, id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index scan_person on scan (tenant, person_id, started_at desc);
