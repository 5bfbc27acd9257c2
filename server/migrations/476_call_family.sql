-- A doctor invites somebody from the family of the patient into a call (decision 985).
alter table video_call
  -- Who is there for the patient: the patient, or who acts for them. Null: nobody yet, or the session of a link.
  add column patient_actor text;
alter table call_guest
  -- Which person with an account was invited; null: somebody whose name was written.
  add column relative_id text;
