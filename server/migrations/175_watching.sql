-- What patients see of a video: its files (a name in server/media), and the plans that include it; without plans everybody
-- may watch it (VIDEO-010).
alter table video add column media text, add column plan_ids integer[] not null default '{}';
create index video_published on video (tenant, publishment_date desc, id desc) where media is not null;
create index video_search on video using gin (search gin_trgm_ops);
alter index video_search set (gin_pending_list_limit = 64);

-- What a person has marked a video as, and where they stopped (VIDEO-004).
create table video_mark (
  tenant text not null,
  person_id text not null,
  video_id integer not null,
  favorite_at timestamptz,
  watch_later_at timestamptz,
  liked_at timestamptz,
  -- Seconds.
  position integer,
  position_at timestamptz,
  primary key (tenant, person_id, video_id),
  foreign key (tenant, person_id) references person (tenant, id) on delete cascade,
  foreign key (tenant, video_id) references video (tenant, id) on delete cascade
);
create index video_mark_likes on video_mark (tenant, video_id) where liked_at is not null;

-- Signs the addresses of files and the keys of reports; the same for all servers of a database.
create table video_secret (secret text not null);
insert into video_secret select gen_random_uuid()::text || gen_random_uuid()::text;
