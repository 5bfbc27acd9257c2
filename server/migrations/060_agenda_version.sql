-- How often what free times follow from has changed: of a doctor's agenda, and of the tenant's offers (doctor 0).
-- Rows are only ever added and counted up, so equal sums mean that nothing has changed.
create table agenda_version (
  tenant text not null,
  doctor_id integer not null,
  version bigint not null default 1,
  primary key (tenant, doctor_id)
);

-- In the order of their ids: two changes of the same two doctors wait for each other in one direction only.
create function agenda_changed() returns trigger language plpgsql as $$
begin
  insert into agenda_version (tenant, doctor_id)
    select distinct tenant, doctor_id from after_change order by tenant, doctor_id
    on conflict (tenant, doctor_id) do update set version = agenda_version.version + 1;
  return null;
end $$;

create function agenda_moved() returns trigger language plpgsql as $$
begin
  insert into agenda_version (tenant, doctor_id)
    select tenant, doctor_id from after_change union select tenant, doctor_id from before_change
    order by tenant, doctor_id
    on conflict (tenant, doctor_id) do update set version = agenda_version.version + 1;
  return null;
end $$;

create function offers_changed() returns trigger language plpgsql as $$
begin
  insert into agenda_version (tenant, doctor_id) select distinct tenant, 0 from after_change order by tenant
    on conflict (tenant, doctor_id) do update set version = agenda_version.version + 1;
  return null;
end $$;

do $$
declare
  name text;
begin
  foreach name in array array['appointment', 'working_interval', 'special_date'] loop
    execute format('create trigger agenda_insert after insert on %I referencing new table as after_change
      for each statement execute function agenda_changed()', name);
    execute format('create trigger agenda_delete after delete on %I referencing old table as after_change
      for each statement execute function agenda_changed()', name);
    execute format('create trigger agenda_update after update on %I
      referencing new table as after_change old table as before_change
      for each statement execute function agenda_moved()', name);
  end loop;
  foreach name in array array['provider', 'provider_service', 'doctor', 'service', 'specialty', 'doctor_specialty'] loop
    execute format('create trigger offers_insert after insert on %I referencing new table as after_change
      for each statement execute function offers_changed()', name);
    execute format('create trigger offers_delete after delete on %I referencing old table as after_change
      for each statement execute function offers_changed()', name);
    execute format('create trigger offers_update after update on %I referencing new table as after_change
      for each statement execute function offers_changed()', name);
  end loop;
end $$;
