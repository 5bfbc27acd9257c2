-- "No known allergies" is an answer; an empty list is not (decision 980).
create table no_known_allergies (
  tenant text not null,
  patient_id text not null,
  said_at timestamptz not null,
  said_by text not null,
  primary key (tenant, patient_id),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade
);
