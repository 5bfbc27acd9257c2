-- What an account proves its second step with: a passkey, or an app that shows one-time codes.
create table second_step_factor (
  tenant text not null,
  id bigint generated always as identity,
  sub text not null,
  kind text not null check (kind in ('passkey', 'app')),
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Of a passkey: what the authenticator made, for which host, and how often it has signed.
  credential_id text,
  host text,
  public_key text,
  counter bigint,
  transports text[],
  -- Whether it can be copied to other devices of its owner.
  is_synced boolean,
  -- Of an app: its secret, sealed, and the last period of 30 seconds of which a code was used.
  secret text,
  last_period bigint,
  primary key (tenant, id),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade,
  check (kind <> 'passkey' or (credential_id is not null and host is not null and public_key is not null and counter is not null)),
  check (kind <> 'app' or secret is not null)
);
create unique index second_step_factor_credential on second_step_factor (tenant, credential_id);
create index second_step_factor_account on second_step_factor (tenant, sub);

-- Codes that stand in for a lost factor, each once. Only their hashes are stored.
create table recovery_code (
  tenant text not null,
  sub text not null,
  code_hash text not null,
  used_at timestamptz,
  primary key (tenant, sub, code_hash),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade
);

-- What a browser signs with a passkey, once, and the sign-in page or session that asked for it.
create table passkey_challenge (
  tenant text not null,
  challenge_hash text not null,
  asked_by text not null,
  expires_at timestamptz not null,
  primary key (tenant, challenge_hash)
);

-- A code app whose first code is still missing. The secret is sealed.
create table code_app_setup (
  tenant text not null,
  id text not null,
  sub text not null,
  asked_by text not null,
  secret text not null,
  expires_at timestamptz not null,
  primary key (tenant, id),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade
);

-- A sign-in page whose first step is done, until the second one is.
create table second_step_sign_in (
  tenant text not null,
  interaction text not null,
  sub text not null,
  -- How the person has shown so far who they are, as `amr` says it.
  methods text[] not null,
  -- Wrong codes of this page.
  failures integer not null default 0,
  expires_at timestamptz not null,
  primary key (tenant, interaction),
  foreign key (tenant, sub) references account (tenant, sub) on delete cascade
);

-- A key of the tenant that seals secrets, where the server has none of its own.
alter table identity_key drop constraint identity_key_purpose_check,
  add constraint identity_key_purpose_check check (purpose in ('signing', 'cookie', 'secrets'));

do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind in (''secondStepAdded'', ''secondStepRemoved'', ''secondStepReset'', ''recoveryCodesRenewed'', ''recoveryCodeUsed''))', kinds);
end $$;
