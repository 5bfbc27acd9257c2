-- The words of videos: a search looks mistakes up among words, not in every text, and finds the texts by whole words.
alter table video add column words tsvector generated always as (
  setweight(to_tsvector('simple', folded(
    title || coalesce(' ' || jsonb_path_query_array(translations, '$.*.title')::text, ''))), 'A')
  || to_tsvector('simple', folded(
    coalesce(description, '') || coalesce(' ' || jsonb_path_query_array(translations, '$.*.description')::text, '')))) stored;
create index video_words on video using gin (words);
alter index video_words set (gin_pending_list_limit = 64);

-- A word stays when its last video goes.
create table video_word (
  tenant text not null,
  word text not null,
  primary key (tenant, word)
);
create index video_word_alike on video_word using gin (word gin_trgm_ops);
alter index video_word_alike set (gin_pending_list_limit = 64);

create function note_video_words() returns trigger language plpgsql as $$
begin
  insert into video_word (tenant, word)
  select distinct v.tenant, l.lexeme from changed v cross join lateral unnest(v.words) l order by 1, 2
  on conflict do nothing;
  return null;
end $$;
create trigger video_words_inserted after insert on video
  referencing new table as changed for each statement execute function note_video_words();
create trigger video_words_updated after update on video
  referencing new table as changed for each statement execute function note_video_words();
insert into video_word (tenant, word)
  select distinct v.tenant, l.lexeme from video v cross join lateral unnest(v.words) l;
