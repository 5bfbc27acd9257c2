-- When a job last began that one of several processes does.
create table job_round (
  job text primary key,
  began_at timestamptz not null
);
