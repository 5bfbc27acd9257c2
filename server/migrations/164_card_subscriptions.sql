-- What the card provider charges every month for the plan of a person. No card data: only the provider's id.
create table card_subscription (
  tenant text not null,
  id text not null,
  person_id text not null,
  -- The plan and the end that the provider knows; a worker tells it what has changed.
  plan_id integer not null,
  ends boolean not null default false,
  started_on date not null,
  -- The latest one is the one that counts.
  place bigint generated always as identity,
  cancelled_at timestamptz,
  primary key (tenant, id),
  foreign key (tenant, person_id) references person (tenant, id)
);
create index card_subscription_person on card_subscription (tenant, person_id) where cancelled_at is null;
