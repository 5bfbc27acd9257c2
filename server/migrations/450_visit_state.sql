-- How a call ended, and which tab of each side has it (decision 963).
alter table video_call
  add column ended_by text check (ended_by in ('patient', 'doctor')),
  add column end_reason text check (end_reason in ('stopped', 'refused', 'hungUp', 'consultationEnded', 'lost')),
  -- The random name of the tab that took the call up last; null: its portal sends none.
  add column patient_tab text,
  add column doctor_tab text,
  -- The hub connection of that tab: when it ends and no other one comes, the side is gone.
  add column patient_connection text,
  add column doctor_connection text;
update video_call set
  ended_by = case when status in ('missed', 'cancelled') then started_by
    when status = 'refused' then case started_by when 'patient' then 'doctor' else 'patient' end end,
  end_reason = case when status in ('missed', 'cancelled') then 'stopped' when status = 'refused' then 'refused' end
where status in ('missed', 'cancelled', 'refused');
