-- What the calendar entry of an appointment says, for the letters about it.
create table appointment_notice (
  tenant text not null,
  appointment_id integer not null,
  -- SEQUENCE of the calendar entry: grows with each change (RFC 5545 3.8.7.4).
  sequence integer not null default 0,
  -- Who booked or changed it last, where that is a family administrator.
  family_admin_id text,
  -- When it was booked or changed last: no reminder follows at once.
  announced_at timestamptz not null,
  -- The last reminder hour that the appointment has reached.
  reminded_hours smallint,
  primary key (tenant, appointment_id),
  foreign key (tenant, appointment_id) references appointment (tenant, id) on delete cascade
);

-- What a person wants to receive, and the language they used last.
create table letter_settings (
  tenant text not null,
  person_id text not null,
  language text not null,
  bookings boolean not null default true,
  reminders boolean not null default true,
  primary key (tenant, person_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);

-- Letters to send and letters sent. A row is written in the transaction of the event that it is about.
create table letter (
  tenant text not null,
  id bigint generated always as identity,
  person_id text not null,
  kind text not null check (kind in ('booked', 'moved', 'cancelled', 'reminder', 'paymentFailed', 'refunded')),
  -- Null: the tenant's first language.
  language text,
  appointment_id integer not null,
  -- The appointment as it was at the event: see server/areas/letters/queue/payload.ts.
  payload jsonb not null,
  -- One letter about one event to one person.
  dedupe_key text not null,
  created_at timestamptz not null,
  not_before timestamptz not null,
  -- After this moment the letter would tell nothing new.
  expires_at timestamptz not null,
  attempts integer not null default 0,
  -- Set just before the letter is handed over. Without sent_at or failed_at the result is unknown: it is not sent again.
  handed_over_at timestamptz,
  sent_at timestamptz,
  sent_to text,
  failed_at timestamptz,
  last_error text,
  primary key (tenant, id),
  unique (tenant, dedupe_key),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade,
  foreign key (tenant, appointment_id) references appointment (tenant, id) on delete cascade
);
create index letter_due on letter (not_before) where (handed_over_at is null and failed_at is null);
create index letter_of_person on letter (tenant, person_id, created_at desc);

-- Reminders: the booked appointments that start soon.
create index appointment_start on appointment (starts_at) where (status = 2);
