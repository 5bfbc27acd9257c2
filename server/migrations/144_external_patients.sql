-- The patients of the hospital's system, for tenants without a connection to one (ADMIN-102).
create table external_patient (
  tenant text not null,
  external_id text not null,
  -- The fields of AdminUser that the system knows.
  patient jsonb not null,
  primary key (tenant, external_id)
);
