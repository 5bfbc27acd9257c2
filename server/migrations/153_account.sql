-- Sessions as their owner sees them: a row per grant that has used the API.
create table session_use (
  tenant text not null,
  -- The grant of the tokens of one sign-in. The session has ended when the grant has.
  grant_id text not null,
  sub text not null,
  user_agent text,
  signed_in_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (tenant, grant_id)
);
create index session_use_of_account on session_use (tenant, sub, last_used_at desc);

-- When a person allowed professionals who are not doctors to see their clinical data; null: they do not (ACCOUNT-009).
alter table person add column clinical_data_auth_at timestamptz;
