-- Services and specialties are written by administrators too.
alter table service add column version integer not null default 1, add column extra jsonb not null default '{}';
alter table specialty add column version integer not null default 1, add column extra jsonb not null default '{}';
