-- A call without an appointment rings at the doctors of a pool in turn (decision 977).
alter table video_call
  -- Null while a patient waits for the pool and it rings at nobody.
  alter column doctor_id drop not null,
  -- Since when the patient has waited for a doctor of the pool; null: a call of an appointment.
  add column pool_since timestamptz,
  -- What the patient wrote for the doctor who answers.
  add column reason text,
  -- Until when it rings: at the doctor, and then at the patient.
  add column rings_until timestamptz,
  -- Since when there is nobody left whom it could ring at.
  add column alone_since timestamptz,
  drop constraint video_call_end_reason_check,
  add constraint video_call_end_reason_check
    check (end_reason in ('stopped', 'refused', 'hungUp', 'consultationEnded', 'lost', 'unanswered'));
update video_call set pool_since = started_at where appointment_id is null;
create index video_call_pool on video_call (tenant, pool_since) where status = 'calling' and pool_since is not null;
-- How often somebody has used the pool.
create index video_call_pool_of_patient on video_call (tenant, patient_id, answered_at) where pool_since is not null;

-- At which doctors such a call has rung, and what they did.
create table call_ring (
  tenant text not null,
  call_id integer not null,
  doctor_id integer not null,
  rang_at timestamptz not null,
  -- Null: it still rings.
  outcome text check (outcome in ('answered', 'declined', 'unanswered', 'gone')),
  primary key (tenant, call_id, doctor_id, rang_at),
  foreign key (tenant, call_id) references video_call (tenant, id) on delete cascade,
  foreign key (tenant, doctor_id) references doctor (tenant, id) on delete cascade
);
create index call_ring_doctor on call_ring (tenant, doctor_id, rang_at desc);

-- The visit that such a call becomes when both are connected takes no time of a calendar.
alter table appointment
  add column is_unbooked boolean not null default false,
  drop constraint appointment_doctor_free,
  drop constraint appointment_patient_free,
  add constraint appointment_doctor_free
    exclude using gist (doctor_id with =, period with &&, tenant with =) where (status in (2, 3, 5) and not is_unbooked),
  add constraint appointment_patient_free
    exclude using gist (period with &&, patient_id with =, tenant with =) where (status in (2, 3) and not is_unbooked);
