-- Browsers that show notifications of the system, each for one session: it ends with the session (decision 817).
create table push_subscription (
  tenant text not null,
  id integer generated always as identity,
  person_id text not null,
  session_id text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at timestamptz not null,
  primary key (tenant, id),
  unique (tenant, endpoint),
  unique (tenant, session_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index push_subscription_person on push_subscription (tenant, person_id);

-- The key pair with which a tenant proves to push services that a message is its own.
alter table identity_key drop constraint identity_key_purpose_check,
  add constraint identity_key_purpose_check check (purpose in ('signing', 'cookie', 'secrets', 'push'));
