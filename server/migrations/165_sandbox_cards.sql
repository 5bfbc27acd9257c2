-- The test provider of cards. It keeps what a card will do, and never the card.
create table sandbox_card_capture (
  tenant text not null,
  secret_hash text not null primary key,
  person_id text not null,
  tries integer not null default 0,
  -- open: waits for a card; challenge: waits for the bank; captured: has a token; used: was charged.
  status text not null default 'open' check (status in ('open', 'challenge', 'captured', 'used')),
  -- Why a charge will be refused; null: it will be paid.
  charge_refusal text,
  token_hash text unique,
  created_at timestamptz not null
);

create table sandbox_subscription (
  tenant text not null,
  id text not null primary key,
  person_id text not null,
  cents integer not null check (cents > 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  ends boolean not null default false,
  cancelled_at timestamptz
);
