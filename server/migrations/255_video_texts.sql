-- Videos, their categories and tags have texts in each language of the tenant (decision 604). A search finds them in all.
alter table category add column translations jsonb;
alter table tag add column translations jsonb;
alter table video drop column search;
alter table video add column translations jsonb;
alter table video add column search text generated always as (folded(
  title || ' ' || coalesce(description, '') || coalesce(' ' || jsonb_path_query_array(translations, '$.*.*')::text, ''))) stored;
create index video_search on video using gin (search gin_trgm_ops);
alter index video_search set (gin_pending_list_limit = 64);
