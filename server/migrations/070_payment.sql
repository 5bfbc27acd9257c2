-- Money asked for held appointments. Only the payment service's signed word makes one paid (C-069).
create table payment (
  tenant text not null,
  appointment_id integer not null,
  -- What the payment service knows the payment by. Unique over all tenants: several may share one shop there.
  order_number text not null unique check (order_number ~ '^[0-9]{4}[0-9A-Z]{8}$'),
  amount_cents integer not null check (amount_cents > 0),
  -- ISO 4217.
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- refunding: paid, but the time is no longer theirs; the money is asked back.
  status text not null default 'pending' check (status in ('pending', 'paid', 'refused', 'released', 'refunding')),
  held_until timestamptz not null,
  -- When the payment service first said how it ended, and its code.
  notified_at timestamptz,
  response text,
  created_at timestamptz not null,
  primary key (tenant, appointment_id),
  foreign key (tenant, appointment_id) references appointment (tenant, id)
);
create index payment_held on payment (held_until) where (status = 'pending');

-- Money to give back; asked again later and later until the payment service agrees.
create table refund (
  tenant text not null,
  appointment_id integer not null,
  amount_cents integer not null check (amount_cents > 0),
  requested_at timestamptz not null,
  next_try_at timestamptz not null,
  tries integer not null default 0,
  -- The code of the payment service's latest answer; null: none came.
  response text,
  done_at timestamptz,
  primary key (tenant, appointment_id),
  foreign key (tenant, appointment_id) references payment (tenant, appointment_id)
);
create index refund_due on refund (next_try_at) where (done_at is null);
