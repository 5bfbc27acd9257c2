-- Texts in the tenant's other languages: {"en": {"name": …, "description": …, "message": …}}. The columns hold the first language.
alter table specialty_category add column translations jsonb;
alter table specialty add column translations jsonb;
alter table service add column translations jsonb;
alter table insurer add column translations jsonb;
