-- Tickets of the hub that were used: each opens one connection, at whichever process.
create table hub_ticket (
  id text primary key,
  expires_at timestamptz not null
);
create index hub_ticket_expired on hub_ticket (expires_at);
