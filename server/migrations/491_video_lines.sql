-- What is said in a video, and its chapters: a search finds the moment. Written from the captions and chapters, in all languages.
create table video_line (
  tenant text not null,
  video_id int not null,
  language text not null,
  is_chapter boolean not null,
  place int not null,
  -- Seconds.
  start_at float8 not null,
  content text not null,
  words tsvector generated always as (to_tsvector('simple', folded(content))) stored,
  primary key (tenant, video_id, language, is_chapter, place)
);
create index video_line_words on video_line using gin (words);
alter index video_line_words set (gin_pending_list_limit = 64);

-- False after its captions, chapters or files have changed, until its lines are written again.
alter table video add column has_lines boolean not null default false;
create index video_without_lines on video (tenant, id) where media is not null and not has_lines;

create function forget_video_lines() returns trigger language plpgsql as $$
begin
  new.has_lines := false;
  return new;
end $$;
-- A video that comes back from the bin has lost its lines.
create trigger video_lines_new before insert on video for each row execute function forget_video_lines();
create trigger video_lines_changed before update of texts, media on video for each row
  when (old.texts is distinct from new.texts or old.media is distinct from new.media)
  execute function forget_video_lines();

create function delete_video_lines() returns trigger language plpgsql as $$
begin
  delete from video_line where tenant = old.tenant and video_id = old.id;
  return null;
end $$;
create trigger video_lines_deleted after delete on video for each row execute function delete_video_lines();
