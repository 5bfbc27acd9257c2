-- Who can sign in. `sub` is also the id of the person.
create table account (
  tenant text not null,
  sub text not null,
  email text not null check (email = lower(email)),
  password_hash text not null,
  roles text[] not null default '{}',
  created_at timestamptz not null default now(),
  primary key (tenant, sub),
  unique (tenant, email)
);

-- Attempts that count against an e-mail or a network address, whether or not an account exists.
create table sign_in_attempt (
  tenant text not null,
  subject text not null,
  failures integer not null default 0,
  last_at timestamptz not null default now(),
  locked_until timestamptz,
  primary key (tenant, subject)
);

-- Links that sign in once. Only the hash of the token is kept.
create table magic_link (
  tenant text not null,
  token_hash text not null,
  sub text not null,
  expires_at timestamptz not null,
  primary key (tenant, token_hash)
);

-- What the OpenID Connect library keeps: sessions, grants, codes, refresh tokens, interactions.
create table oidc_payload (
  tenant text not null,
  model text not null,
  id text not null,
  payload jsonb not null,
  grant_id text,
  uid text,
  consumed_at timestamptz,
  expires_at timestamptz,
  primary key (tenant, model, id)
);
create index oidc_payload_grant on oidc_payload (tenant, grant_id) where grant_id is not null;
create index oidc_payload_uid on oidc_payload (tenant, model, uid) where uid is not null;
create index oidc_payload_expiry on oidc_payload (expires_at);

-- Made once per tenant and kept: the key that signs tokens, the key that signs cookies.
create table identity_key (
  tenant text not null,
  purpose text not null check (purpose in ('signing', 'cookie')),
  key jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant, purpose)
);
