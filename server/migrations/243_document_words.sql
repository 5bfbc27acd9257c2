-- The search in documents reads words that are already folded.
alter table document add column search_text text generated always as (folded(name || ' ' || coalesce(notes, ''))) stored;
