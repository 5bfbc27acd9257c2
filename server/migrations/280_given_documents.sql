-- Who gave a document to the patient, and in which appointment. An appointment may be deleted before the document.
alter table document
  add column given_by integer,
  add column appointment_id integer,
  add foreign key (tenant, given_by) references doctor (tenant, id);
create index document_appointment on document (tenant, appointment_id) where appointment_id is not null;

-- The file of a prescription that a doctor gave is a document.
alter table receipt
  add column document_id integer,
  add foreign key (tenant, document_id) references document (tenant, id) on delete cascade;
create index receipt_document on receipt (tenant, document_id) where document_id is not null;

-- A letter about a document that a doctor gave.
do $$
declare kinds text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, add constraint letter_kind_check check (%s or kind = ''newDocument'')', kinds);
end $$;
