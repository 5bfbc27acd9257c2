-- Who sent a picture, and when: somebody without a role sends a few a day (ACCOUNT-057).
alter table picture add column uploaded_by text;
alter table picture add column uploaded_at timestamptz;
create index picture_uploaded on picture (tenant, uploaded_by, uploaded_at) where uploaded_by is not null;
