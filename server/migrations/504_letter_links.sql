-- The link of a letter opens the appointment of the letter, without a session, for who received it (decision 811).
create table letter_link (
  tenant text not null,
  token_hash text not null,
  appointment_id integer not null,
  -- Who received the letter: the patient, or who looks after them.
  person_id text not null,
  -- The appointment as the letter tells it: one that was moved has newer letters.
  starts_at timestamptz not null,
  doctor_id integer not null,
  primary key (tenant, token_hash),
  foreign key (tenant, appointment_id) references appointment (tenant, id) on delete cascade,
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade
);
create index letter_link_appointment on letter_link (tenant, appointment_id);
create index letter_link_person on letter_link (tenant, person_id);
