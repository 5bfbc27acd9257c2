-- Whether a service is for a first visit or for those who come again. Null: for both.
alter table service add column visit_kind text check (visit_kind in ('first', 'followUp'));
