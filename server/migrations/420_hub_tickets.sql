-- Tickets of the hub, by their hash: each opens one connection, at whichever process. The token is sealed with the ticket.
create table hub_ticket (
  id text primary key,
  token text not null,
  expires_at timestamptz not null
);
create index hub_ticket_expired on hub_ticket (expires_at);
