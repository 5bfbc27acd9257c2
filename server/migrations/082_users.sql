-- Users as administrators see them: found by any word, sorted by any field, and active or not (ADMIN-032, ADMIN-038).
create extension if not exists pg_trgm;

alter table person
  add column version integer not null default 1,
  add column extra jsonb not null default '{}',
  add column active boolean not null default true,
  add column name_key text generated always as (folded(name)) stored,
  add column surname_key text generated always as (folded(surname)) stored,
  add column search text generated always as (folded(name || ' ' || coalesce(surname, '') || ' ' || coalesce(email, '')
    || ' ' || coalesce(identification_number, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(external_id, ''))) stored;

create index person_search on person using gin (search gin_trgm_ops);
-- One for each field that lists are sorted by; with the id a page is found without reading any row.
create index person_by_name on person (tenant, name_key collate "C", id);
create index person_by_surname on person (tenant, surname_key collate "C", id);
create index person_by_email on person (tenant, email collate "C", id);
create index person_by_phone on person (tenant, phone collate "C", id);
create index person_by_identification on person (tenant, identification_number collate "C", id);
create index person_by_external on person (tenant, external_id collate "C", id);
create index person_by_birth on person (tenant, birth_date, id);
create index person_by_agreement on person (tenant, agreement_id, id);
create index person_by_plan on person (tenant, plan_id, id);
create index person_by_gender on person (tenant, gender, id);
create index person_by_type on person (tenant, identification_number_type, id);
create index person_by_active on person (tenant, active, id);
create index account_with_roles on account (tenant, sub) where roles <> '{}';
