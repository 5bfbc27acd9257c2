-- The person has said of a value that stands out that it is right (decision 989); a correction is a new reading and has none.
alter table measurement add column confirmed_at timestamptz;
create index measurement_confirmed on measurement (tenant, patient_id, measure, local_date) where confirmed_at is not null;
