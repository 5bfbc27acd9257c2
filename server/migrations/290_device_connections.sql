-- The connection of a person with their account at the tenant's device provider (decision 955).
create table device_connection (
  tenant text not null,
  patient_id text not null,
  state text not null check (state in ('connected', 'expired')),
  -- Access and refresh token, encrypted. Empty: the provider no longer accepts them.
  tokens text not null,
  connected_at timestamptz not null,
  -- The patient, or somebody who acted for them.
  connected_by text not null,
  synced_at timestamptz,
  -- Where the provider's list of records continues.
  position text not null default '',
  -- Until then one process reads the records.
  busy_until timestamptz,
  primary key (tenant, patient_id),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade
);
create index device_connection_due on device_connection (tenant, synced_at) where state = 'connected';

-- A connection that somebody has begun. It is used once, by whoever began it, for the same person.
create table device_attempt (
  tenant text not null,
  -- The hash of the state that goes to the provider and comes back.
  hash text not null,
  actor text not null,
  patient_id text not null,
  -- The page of the portal that the browser returns to.
  redirect text not null,
  -- The PKCE verifier, encrypted.
  verifier text not null,
  expires_at timestamptz not null,
  -- What came back: a code, encrypted, or the name of an error.
  code text,
  error text,
  primary key (tenant, hash),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade
);

-- The records of the provider that were read, so that none is saved twice or comes back after it was corrected or removed.
create table device_record (
  tenant text not null,
  patient_id text not null,
  record_id text not null,
  primary key (tenant, patient_id, record_id),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade
);
