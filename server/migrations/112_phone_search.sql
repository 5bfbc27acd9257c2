-- A telephone number is found however it is written: the searched text has its digits without separators too.
alter table person drop column search;
alter table person
  add column search text generated always as (folded(name || ' ' || coalesce(surname, '') || ' ' || coalesce(email, '')
    || ' ' || coalesce(identification_number, '') || ' ' || coalesce(phone, '')
    || ' ' || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(external_id, ''))) stored;
create index person_search on person using gin (search gin_trgm_ops);
