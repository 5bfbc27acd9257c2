-- People who have registered and have not confirmed their address yet. The person and the account are made when they do,
-- so an address is nobody's before, and each link makes the account with the password of its own form.
create table registration (
  tenant text not null,
  -- The id of the person to be.
  id text not null,
  email text not null check (email = lower(email)),
  -- The answers of the form without the password: see server/areas/registration/confirmAccount.ts.
  answers jsonb not null,
  password_hash text not null,
  language text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant, id)
);
create index registration_email on registration (tenant, email, created_at desc);

create table registration_link (
  tenant text not null,
  token_hash text not null,
  registration_id text not null,
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, registration_id) references registration (tenant, id) on delete cascade
);

-- Which version of the conditions of the service a person has accepted, and when.
create table accepted_conditions (
  tenant text not null,
  person_id text not null,
  version text not null,
  accepted_at timestamptz not null,
  primary key (tenant, person_id, version),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
