-- The last day of the current plan; the next one begins the day after. Null: it does not end.
alter table person add column plan_ends_on date;
create index person_plan_end on person (tenant, plan_ends_on) where plan_ends_on is not null;
