-- What the doctor writes down for themselves, and how well the patient saw and heard: 1 bad, 2 fair, 3 good.
alter table video_consultation add column doctor_notes text;
alter table video_consultation add column rating smallint check (rating between 1 and 3);
