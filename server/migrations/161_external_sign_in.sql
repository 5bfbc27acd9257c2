-- Accounts at other OpenID Connect providers that sign in to an account here.
create table external_identity (
  tenant text not null,
  issuer text not null,
  -- The id of the person at the provider.
  subject text not null,
  sub text not null,
  linked_at timestamptz not null default now(),
  primary key (tenant, issuer, subject),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade
);
create index external_identity_account on external_identity (tenant, sub);

-- A sign-in through a provider, until it ends. A sign-in page has one: starting again replaces the first.
create table external_sign_in (
  tenant text not null,
  interaction text not null,
  -- What the return from the provider must match; state null: it has returned.
  state_hash text,
  nonce text not null,
  verifier text not null,
  -- What the provider has proved: see server/identity/external/store/profile.ts.
  profile jsonb,
  -- Of the form that completes a new account.
  code_hash text,
  -- The account that the form has made.
  sub text,
  expires_at timestamptz not null,
  primary key (tenant, interaction)
);
create unique index external_sign_in_state on external_sign_in (tenant, state_hash);
create unique index external_sign_in_code on external_sign_in (tenant, code_hash);

-- Links of letters that join an account at a provider to an account here.
create table external_link (
  tenant text not null,
  token_hash text not null,
  issuer text not null,
  subject text not null,
  sub text not null,
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade
);
