-- A visit that a doctor proposes to somebody whom they do not treat yet (decision 932): the doctor's time is held (5) until the
-- patient's side answers. The patient's own time is not: nobody else can fill somebody's calendar.
alter table appointment
  drop constraint appointment_doctor_free,
  add constraint appointment_doctor_free
    exclude using gist (doctor_id with =, period with &&, tenant with =) where (status in (2, 3, 5));
drop index appointment_doctor_time;
create index appointment_doctor_time on appointment (tenant, doctor_id, starts_at) include (ends_at) where (status in (2, 3, 5));

create table visit_proposal (
  tenant text not null,
  appointment_id integer not null,
  proposed_at timestamptz not null,
  -- Until when the patient's side can answer.
  answer_by timestamptz not null,
  -- Null: nobody has answered yet.
  outcome text check (outcome in ('accepted', 'declined', 'expired', 'withdrawn')),
  outcome_at timestamptz,
  -- Who accepted, declined or withdrew it.
  outcome_by text,
  primary key (tenant, appointment_id),
  foreign key (tenant, appointment_id) references appointment (tenant, id) on delete cascade
);
create index visit_proposal_open on visit_proposal (answer_by) where outcome is null;

-- Letters about proposals, besides those that there are; they are about an appointment.
do $$
declare
  kinds text;
  about text;
begin
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into kinds
    from pg_constraint where conname = 'letter_kind_check' and conrelid = 'letter'::regclass;
  select regexp_replace(pg_get_constraintdef(oid), '^CHECK \((.*)\)$', '\1') into about
    from pg_constraint where conname = 'letter_about' and conrelid = 'letter'::regclass;
  execute format('alter table letter drop constraint letter_kind_check, drop constraint letter_about,
    add constraint letter_kind_check check (%1$s or kind in (%3$s)),
    add constraint letter_about check (case when kind in (%3$s) then appointment_id is not null else %2$s end)',
    kinds, about, $k$'proposed', 'proposalWithdrawn', 'proposalDeclined', 'proposalExpired'$k$);
end $$;
