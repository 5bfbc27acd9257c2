-- Links that prove who reads the letters of an account. Each works once; only its hash is stored.
create table single_use_link (
  tenant text not null,
  token_hash text not null,
  person_id text not null,
  purpose text not null check (purpose in ('confirm', 'setPassword', 'reset', 'invitation')),
  expires_at timestamptz not null,
  primary key (tenant, token_hash),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index single_use_link_person on single_use_link (tenant, person_id, purpose);

-- Six digits that prove a new address or phone of a person: one at a time for each purpose.
create table single_use_code (
  tenant text not null,
  person_id text not null,
  purpose text not null check (purpose in ('email', 'phone')),
  -- The address or phone that the code proves.
  target text not null,
  requested_at timestamptz not null,
  -- Null: it is not made yet, or five wrong codes have ended it.
  code_hash text,
  expires_at timestamptz,
  failures smallint not null default 0,
  primary key (tenant, person_id, purpose),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);

-- Letters about an account have no appointment. One about a deleted account has no person either.
alter table letter
  alter column person_id drop not null,
  alter column appointment_id drop not null,
  drop constraint letter_kind_check;
alter table letter
  add constraint letter_kind_check check (kind in ('booked', 'moved', 'cancelled', 'reminder', 'paymentFailed', 'refunded',
    'confirm', 'exists', 'setPassword', 'reset', 'emailCode', 'emailChanged', 'phoneChanged', 'invitation', 'deleted')),
  add constraint letter_about check ((appointment_id is null) =
    (kind not in ('booked', 'moved', 'cancelled', 'reminder', 'paymentFailed', 'refunded')));
