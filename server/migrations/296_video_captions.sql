-- The captions and chapters that an administrator has saved, by language: {"es": {"captions": "WEBVTT …", "chapters": [], "version": 1}}.
-- A language that is missing has those that came with the files.
alter table video add column texts jsonb not null default '{}';
