-- Doctors as administrators write them (ADMIN-025), and who is in which team (ADMIN-026).
alter table doctor add column version integer not null default 1, add column extra jsonb not null default '{}';

create table team_doctor (
  tenant text not null,
  team_id integer not null,
  doctor_id integer not null,
  member boolean not null default false,
  coordinator boolean not null default false,
  primary key (tenant, doctor_id, team_id),
  foreign key (tenant, team_id) references team (tenant, id),
  foreign key (tenant, doctor_id) references doctor (tenant, id) on delete cascade
);
create index team_doctor_team on team_doctor (tenant, team_id);
create index person_doctor on person (tenant, associated_doctor_id) where associated_doctor_id is not null;

-- Whether a doctor gives an insurer's patients a service that it pays for (ADMIN-027).
create table doctor_insurer_service (
  tenant text not null,
  doctor_id integer not null,
  insurer_id integer not null,
  service_id integer not null,
  is_active boolean not null,
  primary key (tenant, doctor_id, insurer_id, service_id),
  foreign key (tenant, doctor_id) references doctor (tenant, id) on delete cascade,
  foreign key (tenant, insurer_id, service_id) references insurer_service (tenant, insurer_id, service_id) on delete cascade
);
create index doctor_insurer_service_payer on doctor_insurer_service (tenant, insurer_id, service_id);
