-- When the server has seen a version of the conditions first: people who have accepted an earlier one have a day to read it.
create table conditions_version (
  tenant text not null,
  version text not null,
  seen_at timestamptz not null,
  primary key (tenant, version)
);
