import { personId } from '../../../../demo/people/personRow'
import { NOW, type Clinic } from '../../../../test/clinic/clinic'

/** Whose data: a patient whom the doctor treats, a child of the family administrator, and somebody who has nobody. */
export const owners = ['luis', 'ana/child', 'videos'] as const
export type Owner = (typeof owners)[number]
export const idOf = (owner: Owner): string => personId('one', owner)

/** A word that only the data of this person contains. */
export const secretOf = (owner: Owner): string => `secreto-${owners.indexOf(owner)}`

/** The ids of what a person has: one record of each kind, one reading and one device. */
export function idsOf(owner: Owner) {
  const from = 90_000 + 1000 * owners.indexOf(owner)
  const names = ['document', 'exam', 'upload', 'allergy', 'illness', 'intervention', 'medicine'] as const
  const more = [
    'consultation',
    'review',
    'receipt',
    'test',
    'file',
    'reading',
    'import',
    'device',
    'visit',
    'finishedVisit',
  ] as const
  const ids = [...names, ...more].map((name, place) => [name, from + place] as const)
  return Object.fromEntries(ids) as Record<(typeof ids)[number][0], number>
}

const at = NOW.toISOString()

function dataOf(owner: Owner): string {
  const [id, ids, secret] = [idOf(owner), idsOf(owner), secretOf(owner)]
  return `
    insert into document_upload (tenant, id, patient_id, uploaded_by, uploaded_at, name, type, hash, size)
      values ('one', ${ids.upload}, '${id}', '${id}', '${at}', '${secret}.txt', 'text/plain', 'abc', 1);
    insert into document (tenant, id, patient_id, name, document_type, created_at, type, content)
      overriding system value values
      ('one', ${ids.document}, '${id}', '${secret}.txt', 0, '${at}', 'text/plain', '${secret}'),
      ('one', ${ids.exam}, '${id}', '${secret}.txt', 1, '${at}', 'text/plain', '${secret}');
    insert into medical_record (tenant, id, patient_id, kind, name, is_allergy, is_personal, created_at, updated_at, updated_by)
      overriding system value
      select 'one', ${ids.allergy} + n - 1, '${id}', kind, '${secret}', true, true, '${at}', '${at}', '${id}'
      from unnest(array['allergy', 'illness', 'intervention', 'medicine']) with ordinality as k(kind, n);
    insert into record_file (tenant, id, patient_id, name, type, created_at, content) overriding system value
      values ('one', ${ids.file}, '${id}', '${secret}.txt', 'text/plain', '${at}', '${secret}');
    insert into consultation (tenant, id, patient_id, source_id, held_on, summary, file_id) overriding system value
      values ('one', ${ids.consultation}, '${id}', null, '2026-01-10', '${secret}', ${ids.file}),
        ('one', ${ids.review}, '${id}', ${ids.consultation}, '2026-02-10', '${secret}', null);
    insert into appointment (tenant, id, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, agreed_start)
      overriding system value
      select 'one', v.id, '${id}', p.id, d.id, o.service_id, v.start, v.start + interval '15 minutes', null
      from (values (${ids.visit}, '${at}'::timestamptz - interval '${ids.visit - 90_000} minutes'),
        (${ids.finishedVisit}, '${at}'::timestamptz - interval '${ids.visit - 89_900} minutes')) v (id, start)
      cross join lateral (select * from doctor where tenant = 'one' and person_id = '${personId('one', 'doctor')}') d
      cross join lateral (select * from provider where tenant = 'one' and doctor_id = d.id limit 1) p
      cross join lateral (select * from provider_service where tenant = 'one' and provider_id = p.id limit 1) o;
    insert into consultation_draft (tenant, appointment_id, version, content, saved_at)
      values ('one', ${ids.visit}, 1, '{"plan": "${secret}"}', '${at}');
    insert into consultation (tenant, patient_id, appointment_id, doctor_id, held_on, summary, finished_at)
      select 'one', '${id}', a.id, a.doctor_id, '2026-03-10', '${secret}', '${at}' from appointment a
      where a.tenant = 'one' and a.id = ${ids.finishedVisit};
    insert into receipt (tenant, id, patient_id, prescription_type, file_id) overriding system value
      values ('one', ${ids.receipt}, '${id}', '${secret}', ${ids.file});
    insert into complementary_test (tenant, id, patient_id, test_type, file_id) overriding system value
      values ('one', ${ids.test}, '${id}', '${secret}', ${ids.file});
    insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source, saved_at, saved_by)
      select 'one', ${ids.reading}, '${id}', m, 77, '2027-01-10T08:00:00Z', 'Europe/Madrid', '2027-01-10', 'device', '${secret}', '${at}', '${id}'
      from unnest(array[1, 2, 3, 4, 6, 7, 8, 9, 11]) m;
    insert into measurement_import (tenant, id, patient_id, name, format, started_at, started_by) overriding system value
      values ('one', ${ids.import}, '${id}', '${secret}', 'csv', '${at}', '${id}');
    insert into device (tenant, id, patient_id, name, origin, last_seen) overriding system value
      values ('one', ${ids.device}, '${id}', '${secret}', 'device', '${at}');`
}

/** Every person has exactly their data again. */
export async function seedOwners({ db }: Clinic): Promise<void> {
  const people = owners.map((owner) => `'${idOf(owner)}'`).join(', ')
  const tables = ['document_upload', 'document', 'medical_record', 'receipt', 'complementary_test']
  const all = [
    ...tables,
    'consultation',
    'record_file',
    'measurement',
    'measurement_import',
    'device',
    'appointment',
  ]
  await db.exec(`
    ${all.map((table) => `delete from ${table} where tenant = 'one' and patient_id in (${people});`).join('\n')}
    ${owners.map(dataOf).join('\n')}`)
}

/** The doctor treats luis and nobody else, and works in one care area. Returns the ids of doctor and area. */
export async function seedDoctor({ db }: Clinic): Promise<{ doctor: number; area: number }> {
  const [doctor] = await db.query<{ id: number }>(
    `select id from doctor where tenant = 'one' and person_id = '${personId('one', 'doctor')}'`,
  )
  const [area] = await db.query<{ id: number }>(
    "insert into care_area (tenant, name) values ('one', 'A') returning id",
  )
  const found = { doctor: doctor?.id ?? 0, area: area?.id ?? 0 }
  await db.exec(`
    insert into doctor_care_area values ('one', ${found.doctor}, ${found.area});
    insert into stored_file (tenant, hash, size, stored_at) values ('one', 'abc', 1, '${at}');
    update appointment set status = 1 where tenant = 'one';
    update person set verified_at = '${at}', external_id = coalesce(external_id, id), associated_doctor_id = null
      where tenant = 'one';
    update person set associated_doctor_id = ${found.doctor} where tenant = 'one' and id = '${idOf('luis')}'`)
  return found
}
