-- An upload that is sent again, because its answer was lost, keeps its id (decision 936).
alter table document_upload add column upload_key text;
create unique index document_upload_once on document_upload (tenant, uploaded_by, patient_id, upload_key)
  where upload_key is not null;
