-- The youngest age that may book; null or 0 means no limit, as for the oldest.
alter table specialty add column min_age smallint;
