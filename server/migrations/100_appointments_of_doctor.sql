-- A doctor's own list shows cancelled appointments too, which the index of free times does not have (BOOK-103).
create index appointment_of_doctor on appointment (tenant, doctor_id, starts_at);
