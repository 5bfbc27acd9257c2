-- What is counted once although a browser sends it again (ADMIN-114). Rows are deleted after some days.
create table video_report (
  tenant text not null,
  id uuid not null,
  received_at timestamptz not null,
  primary key (tenant, id)
);
create index video_report_age on video_report (received_at);

create table video_viewing (
  tenant text not null,
  id uuid not null,
  person_id text not null,
  video_id integer not null,
  -- The day (UTC) on which it began, to which all of it is counted.
  day date not null,
  received_at timestamptz not null,
  -- The seconds of the video that were played.
  seen int4multirange not null,
  primary key (tenant, id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade,
  foreign key (tenant, video_id) references video (tenant, id) on delete cascade
);
create index video_viewing_age on video_viewing (received_at);
