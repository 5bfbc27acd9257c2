-- A receipt is of a visit, or of a charge of a plan (decision 812).
alter table payment_receipt
  alter column appointment_id drop not null,
  add column person_id text,
  -- The charge at the provider of cards.
  add column charge_id text,
  add check ((appointment_id is null) = (charge_id is not null)),
  add check ((person_id is null) = (charge_id is null)),
  add unique (tenant, charge_id),
  add foreign key (tenant, person_id) references person (tenant, id);
create index payment_receipt_person on payment_receipt (tenant, person_id) where person_id is not null;

-- Since when the charges of a subscription have receipts. The provider has sent those before.
alter table card_subscription add column receipts_from timestamptz not null default '-infinity';
update card_subscription set receipts_from = now();
