-- Private addresses at which calendar programs read appointments. Only the hash of the token is stored.
create table calendar_subscription (
  tenant text not null,
  token_hash text not null,
  person_id text not null,
  created_at timestamptz not null,
  primary key (tenant, token_hash),
  unique (tenant, person_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
