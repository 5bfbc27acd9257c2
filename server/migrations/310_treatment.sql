-- Treatment needs both sides (decision 930). What the patient's side has agreed to: 'infinity' means the appointment as it is; an
-- instant is the start before the doctor moved it; null means that only the doctor booked it.
alter table appointment add column agreed_start timestamptz default 'infinity';
create index chat_message_of_patient on chat_message (tenant, patient_id, doctor_id, created_at) where not from_doctor;
