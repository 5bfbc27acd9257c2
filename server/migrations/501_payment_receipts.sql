-- The last number of each series of receipts. A number is taken in the transaction that issues the receipt, so that none is missing.
create table payment_receipt_series (
  tenant text not null,
  series text not null,
  year smallint not null,
  last integer not null,
  primary key (tenant, series, year)
);

-- What was paid or refunded, as it was true then. A receipt never changes.
create table payment_receipt (
  tenant text not null,
  -- Series, year and number: P-2026-00012.
  number text not null,
  kind text not null check (kind in ('payment', 'refund')),
  appointment_id integer not null,
  amount_cents integer not null check (amount_cents > 0),
  -- ISO 4217.
  currency text not null,
  issued_at timestamptz not null,
  -- Who issued it, and for which visit of which patient.
  facts jsonb not null,
  primary key (tenant, number),
  unique (tenant, appointment_id, kind),
  foreign key (tenant, appointment_id) references appointment (tenant, id)
);
