create extension if not exists btree_gist;

-- Answers kept for a repeated request (Idempotency-Key): done once, answered the same.
create table idempotency (
  tenant text not null,
  actor text not null,
  operation text not null,
  key text not null,
  request_hash text not null,
  answer json,
  created_at timestamptz not null default now(),
  primary key (tenant, actor, operation, key)
);
