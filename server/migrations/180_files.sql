-- The contents of documents leave the database: the file store keeps them under their hash (decision 906).
create table stored_file (
  tenant text not null,
  -- SHA-256 of the content.
  hash text not null,
  size bigint not null check (size > 0),
  stored_at timestamptz not null,
  primary key (tenant, hash)
);
create index stored_file_age on stored_file (stored_at);

alter table document
  alter column content drop not null,
  add column hash text,
  add column size bigint,
  add column uploaded_by text,
  -- When the patient first opened what the centre added.
  add column opened_at timestamptz,
  add foreign key (tenant, hash) references stored_file (tenant, hash),
  add check (content is not null or hash is not null);
-- The server moves the contents of earlier documents when it starts.
create index document_content on document (tenant, hash);
create index document_inline on document (tenant, id) where content is not null;
drop index document_patient;
create index document_patient on document (tenant, patient_id, created_at desc, id desc);

-- A file that was sent and has no name yet: a document once it has one.
create table document_upload (
  tenant text not null,
  -- From the ids of documents; the document will have it.
  id integer not null,
  patient_id text not null,
  uploaded_by text not null,
  uploaded_at timestamptz not null,
  name text not null,
  type text not null,
  hash text not null,
  size bigint not null,
  primary key (tenant, id),
  foreign key (tenant, patient_id) references person (tenant, id) on delete cascade,
  foreign key (tenant, hash) references stored_file (tenant, hash)
);
create index document_upload_content on document_upload (tenant, hash);
create index document_upload_age on document_upload (uploaded_at);
create index document_upload_by on document_upload (tenant, uploaded_by, uploaded_at);
create index document_by on document (tenant, uploaded_by, created_at) where uploaded_by is not null;
