-- Links that have confirmed an account: a second click says so instead of calling the link invalid.
create table used_link (
  tenant text not null,
  token_hash text not null,
  person_id text not null,
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
