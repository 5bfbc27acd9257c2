-- Certificates of people whose data were erased on request. They name nobody: the content has a hash whose salt only the certificate has.
create table erasure (
  tenant text not null,
  id text not null,
  erased_at timestamptz not null,
  -- The certificate as it was signed.
  content jsonb not null,
  signature text not null,
  -- Verifies the signature, also after the keys of the tenant were replaced.
  public_key jsonb not null,
  primary key (tenant, id)
);

-- People of whom something has to stay for a while. The job erases what is left when its time is over, and this row with it.
create table erasure_rest (
  tenant text not null,
  person_id text not null,
  erasure_id text not null,
  due_at timestamptz not null,
  primary key (tenant, person_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade,
  foreign key (tenant, erasure_id) references erasure (tenant, id)
);
create index erasure_rest_due on erasure_rest (tenant, due_at);
