-- Whether glucose was measured fasting, before or after a meal.
alter table measurement add column meal text check (meal in ('fasting', 'before', 'after'));

-- What a device says of sleep after 18:00 belongs to the night that ends on the next date (decision 978).
update measurement set local_date = ((measured_at at time zone zone) + interval '6 hours')::date
  where measure in (6, 10, 12, 13) and origin not in ('manual', 'camera')
    and zone in (select name from pg_timezone_names);

-- A row per day and measure becomes a row per day, measure and source, so that what two devices measured can be told apart.
drop trigger measurement_added on measurement;
drop trigger measurement_removed on measurement;
drop function measurement_added();
drop function measurement_removed();
drop table measurement_day;
create table measurement_day (
  tenant text not null,
  patient_id text not null,
  measure smallint not null,
  local_date date not null,
  origin text not null,
  -- The name of the device or file, or nothing.
  source text not null,
  count integer not null,
  -- Of them, estimates by the camera.
  estimates integer not null,
  total double precision not null,
  least_value double precision not null,
  greatest_value double precision not null,
  -- The first measurement of the day, and a zone of it.
  first_at timestamptz not null,
  zone text not null,
  primary key (tenant, patient_id, measure, local_date, origin, source),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade
);

insert into measurement_day
  select tenant, patient_id, measure, local_date, origin, source, count(*), count(*) filter (where origin = 'camera'),
    sum(value), min(value), max(value), min(measured_at), min(zone)
  from measurement group by tenant, patient_id, measure, local_date, origin, source;

-- What is added only widens the day.
create function measurement_added() returns trigger language plpgsql as $$
begin
  insert into measurement_day as d
    select tenant, patient_id, measure, local_date, origin, source, count(*), count(*) filter (where origin = 'camera'),
      sum(value), min(value), max(value), min(measured_at), min(zone)
    from added group by tenant, patient_id, measure, local_date, origin, source
    order by tenant, patient_id, measure, local_date, origin, source
  on conflict (tenant, patient_id, measure, local_date, origin, source) do update set
    count = d.count + excluded.count,
    estimates = d.estimates + excluded.estimates,
    total = d.total + excluded.total,
    least_value = least(d.least_value, excluded.least_value),
    greatest_value = greatest(d.greatest_value, excluded.greatest_value),
    first_at = least(d.first_at, excluded.first_at),
    zone = least(d.zone, excluded.zone);
  return null;
end $$;
create trigger measurement_added after insert on measurement referencing new table as added
  for each statement execute function measurement_added();

-- What is removed may have been an extreme: its days are read again. A night begins six hours before its date.
create function measurement_removed() returns trigger language plpgsql as $$
begin
  delete from measurement_day d using (select distinct tenant, patient_id, measure, local_date from removed) r
    where d.tenant = r.tenant and d.patient_id = r.patient_id and d.measure = r.measure and d.local_date = r.local_date;
  insert into measurement_day
    select m.tenant, m.patient_id, m.measure, m.local_date, m.origin, m.source, count(*),
      count(*) filter (where m.origin = 'camera'), sum(m.value), min(m.value), max(m.value), min(m.measured_at), min(m.zone)
    from (select distinct tenant, patient_id, measure, local_date from removed) r
      join measurement m on m.tenant = r.tenant and m.patient_id = r.patient_id and m.measure = r.measure
        and m.local_date = r.local_date
        and m.measured_at >= r.local_date::timestamptz - interval '20 hours'
        and m.measured_at < (r.local_date + 1)::timestamptz + interval '12 hours'
    group by m.tenant, m.patient_id, m.measure, m.local_date, m.origin, m.source;
  return null;
end $$;
create trigger measurement_removed after delete on measurement referencing old table as removed
  for each statement execute function measurement_removed();
