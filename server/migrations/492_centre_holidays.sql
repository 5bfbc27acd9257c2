-- Dates on which a centre is closed (decision 722). They close the practices of the centre, not the calendars of its doctors.
create table centre_holiday (
  tenant text not null,
  centre_id integer not null,
  day date not null,
  name text not null,
  primary key (tenant, centre_id, day),
  foreign key (tenant, centre_id) references centre (tenant, id) on delete cascade
);

create trigger offers_insert after insert on centre_holiday referencing new table as after_change
  for each statement execute function offers_changed();
create trigger offers_delete after delete on centre_holiday referencing old table as after_change
  for each statement execute function offers_changed();
create trigger offers_update after update on centre_holiday referencing new table as after_change
  for each statement execute function offers_changed();
