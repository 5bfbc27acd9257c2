-- How many connections somebody has at each process, from the second one on: a person has at most twenty. Worthless after a
-- crash, so not logged.
create unlogged table hub_connection (
  tenant text not null,
  -- A person, or the link of a visit.
  user_id text not null,
  -- The process.
  node uuid not null,
  connections integer not null,
  seen_at timestamptz not null default now(),
  primary key (tenant, user_id, node)
);
create index hub_connection_node on hub_connection (node);
