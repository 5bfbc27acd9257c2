import { NOW, type Clinic } from '../../../server/test/clinic/clinic'
import type { TestOffer } from '../../../server/test/clinic/bookingRequests'

/** What a doctor and a patient may be to each other, in the order of the table. `teamProposed`: a colleague proposes a visit. `emergency`: the doctor has opened the records in an emergency. */
export const relations = [
  'none',
  'proposed',
  'treated',
  'ended',
  'cancelled',
  'team',
  'teamProposed',
  'emergency',
] as const
export type Relation = (typeof relations)[number]

export const patientOf = (relation: Relation): string => `patient-${relation}`
/** A word that everything of this patient contains, and nothing else. */
export const secretOf = (relation: Relation): string => `secreto-${relation}-fin`

const base = (relation: Relation): number => 95_000 + 10 * relations.indexOf(relation)
/** The ids of what each patient has. */
export const idsOf = (relation: Relation) => ({
  appointment: base(relation),
  message: base(relation),
  call: base(relation),
  document: base(relation),
  upload: base(relation) + 5,
  /** A visit whose consultation is finished. */
  visit: base(relation) + 6,
  /** One that took place and is not finished. */
  openVisit: base(relation) + 7,
})

/** The doctors of the table: the one who calls, the colleague of the team, and one of no team. */
export interface Doctors {
  own: TestOffer
  colleague: TestOffer
  stranger: TestOffer
  area: number
}

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const after = (ms: number): string => new Date(NOW.getTime() + ms).toISOString()

/** Where each appointment is: whose, when, its status and whether the patient agreed. */
const visits: Record<
  Relation,
  { who: keyof Omit<Doctors, 'area'>; start: number; status: number; isAgreed: boolean }
> = {
  none: { who: 'stranger', start: 3 * DAY, status: 2, isAgreed: true },
  proposed: { who: 'own', start: 4 * DAY, status: 5, isAgreed: false },
  treated: { who: 'own', start: 30 * MINUTE, status: 2, isAgreed: true },
  ended: { who: 'own', start: -400 * DAY, status: 2, isAgreed: true },
  cancelled: { who: 'own', start: 5 * DAY, status: 1, isAgreed: true },
  team: { who: 'colleague', start: 6 * DAY, status: 2, isAgreed: true },
  teamProposed: { who: 'colleague', start: 7 * DAY, status: 5, isAgreed: false },
  emergency: { who: 'stranger', start: 8 * DAY, status: 2, isAgreed: true },
}

/** When the two earlier visits were: long before the treatment that the relation tells of. */
const pastStart = (relation: Relation): number => -(500 + relations.indexOf(relation)) * DAY

function dataOf(relation: Relation, doctors: Doctors, doctorPerson: string): string {
  const [id, ids, secret] = [patientOf(relation), idsOf(relation), secretOf(relation)]
  const { who, start, status, isAgreed } = visits[relation]
  const { doctorId, providerId, serviceId } = doctors[who]
  const own = doctors.own.doctorId
  const old = after(-400 * DAY)
  const past = after(pastStart(relation))
  return `
    insert into person (tenant, id, name, surname, birth_date, external_id, email)
      values ('one', '${id}', '${secret}', 'Vega', '1990-01-01', '${id}', '${id}@example.com')
      on conflict (tenant, id) do update set associated_doctor_id = null;
    insert into appointment (tenant, id, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status, agreed_start, notes)
      overriding system value values ('one', ${ids.appointment}, '${id}', ${providerId}, ${doctorId}, ${serviceId},
        '${after(start)}', '${after(start + 15 * MINUTE)}', ${status}, ${isAgreed ? "'infinity'" : 'null'}, '${secret}');
    ${status === 5 ? `insert into visit_proposal (tenant, appointment_id, proposed_at, answer_by) values ('one', ${ids.appointment}, '${after(0)}', '${after(DAY)}');` : ''}
    ${relation === 'emergency' ? `insert into emergency_access (tenant, doctor_id, patient_id, reason, opened_at, ends_at) values ('one', ${own}, '${id}', 'x', '${after(0)}', '${after(DAY)}');` : ''}
    insert into consultation_draft (tenant, appointment_id, version, content, saved_at)
      values ('one', ${ids.appointment}, 1, '{"plan": "${secret}"}', '${after(0)}');
    insert into appointment (tenant, id, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status, agreed_start)
      overriding system value select 'one', v.id, '${id}', ${providerId}, ${doctorId}, ${serviceId}, v.start,
        v.start + interval '15 minutes', ${status}, ${isAgreed ? "'infinity'" : 'null'}::timestamptz
      from (values (${ids.visit}, '${past}'::timestamptz), (${ids.openVisit}, '${past}'::timestamptz + interval '1 hour')) v (id, start);
    insert into consultation (tenant, patient_id, appointment_id, doctor_id, held_on, summary, finished_at)
      values ('one', '${id}', ${ids.visit}, ${doctorId}, '2026-03-10', '${secret}', '${after(0)}'),
        ('one', '${id}', ${ids.openVisit}, ${doctorId}, '2026-03-10', null, null);
    insert into video_call (tenant, id, appointment_id, patient_id, doctor_id, started_by, status, started_at, answered_at)
      overriding system value values ('one', ${ids.call}, ${ids.appointment}, '${id}', ${doctorId}, 'patient', 'ended', '${old}',
        ${relation === 'treated' || relation === 'ended' ? `'${old}'` : 'null'});
    insert into document (tenant, id, patient_id, name, document_type, created_at, type, content) overriding system value values
      ('one', ${ids.document}, '${id}', '${secret}.txt', 0, '${old}', 'text/plain', '${secret}');
    insert into document_upload (tenant, id, patient_id, uploaded_by, uploaded_at, name, type, hash, size) values
      ('one', ${ids.upload}, '${doctorPerson}', '${doctorPerson}', '${after(0)}', 'x.txt', 'text/plain', 'abc', 1);
    insert into medical_record (tenant, patient_id, kind, name, is_allergy, is_personal, created_at, updated_at, updated_by)
      values ('one', '${id}', 'allergy', '${secret}', true, true, '${old}', '${old}', '${id}');
    insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source, saved_at, saved_by)
      values ('one', ${ids.document}, '${id}', 8, 70, '2027-01-10T08:00:00Z', 'Europe/Madrid', '2027-01-10', 'device', '${secret}', '${old}', '${id}');
    insert into chat_conversation (tenant, patient_id, doctor_id) values ('one', '${id}', ${own});
    insert into chat_message (tenant, id, patient_id, doctor_id, sender_id, from_doctor, content, document_id, created_at)
      overriding system value values ('one', ${ids.message}, '${id}', ${own}, '${id}', false, '${secret}', ${ids.document}, '${old}');
    insert into chat_message (tenant, id, patient_id, doctor_id, sender_id, from_doctor, content, created_at) overriding system value
      values ('one', ${ids.message + 1}, '${id}', ${own}, '${doctorPerson}', true, '${secret}', '${after(-DAY)}');`
}

/** Every patient is to the doctor what the table says, and has the same data again. */
export async function seedRelations({ db }: Clinic, doctors: Doctors, doctorPerson: string): Promise<void> {
  const people = relations.map((relation) => `'${patientOf(relation)}'`).join(', ')
  const tables = [
    'consultation',
    'chat_conversation',
    'appointment',
    'document',
    'medical_record',
    'measurement',
    'emergency_access',
    'person_care_area',
  ]
  const cleared = tables.map(
    (table) =>
      `delete from ${table} where tenant = 'one' and ${table === 'person_care_area' ? 'person_id' : 'patient_id'} in (${people});`,
  )
  await db.exec(`
    ${cleared.join('\n')}
    delete from document_upload where tenant = 'one' and patient_id = '${doctorPerson}';
    ${relations.map((relation) => dataOf(relation, doctors, doctorPerson)).join('\n')}`)
}

/** The doctor and the colleague share a team, the doctor works in one care area, and the demo data is out of the way. */
export async function seedDoctors({ db }: Clinic, doctors: Omit<Doctors, 'area'>): Promise<Doctors> {
  const [area] = await db.query<{ id: number }>(
    "insert into care_area (tenant, name) values ('one', 'A') returning id",
  )
  const [team] = await db.query<{ id: number }>("select id from team where tenant = 'one' limit 1")
  const member = (id: number) => `('one', ${team?.id ?? 0}, ${id}, true, false)`
  await db.exec(`
    delete from appointment where tenant = 'one';
    delete from team_doctor where tenant = 'one';
    insert into team_doctor (tenant, team_id, doctor_id, member, coordinator)
      values ${member(doctors.own.doctorId)}, ${member(doctors.colleague.doctorId)};
    insert into doctor_care_area values ('one', ${doctors.own.doctorId}, ${area?.id ?? 0});
    insert into stored_file (tenant, hash, size, stored_at) values ('one', 'abc', 1, '${after(0)}') on conflict do nothing`)
  return { ...doctors, area: area?.id ?? 0 }
}
