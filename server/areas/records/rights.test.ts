// @vitest-environment node
import { afterAll, beforeAll, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { NOW, openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../test/clinic'

/** The ids of one record of each kind, of the patient luis. */
const ids = {
  document: 9201,
  exam: 9202,
  upload: 9203,
  record: 9204,
  consultation: 9301,
  receipt: 9302,
  test: 9303,
  file: 9304,
}

type Method = Parameters<Caller>[0]
const document = { name: 'x', visible: true }

/** Every operation on a record: method, path, body, and the status for luis himself. */
const operations: readonly [Method, string, object | undefined, number][] = [
  ['GET', `api/documents/${ids.document}`, undefined, 200],
  ['PUT', `api/documents/${ids.document}`, document, 200],
  ['GET', `api/documents/${ids.document}/download`, undefined, 200],
  ['GET', `api/medical-exams/${ids.exam}/download`, undefined, 200],
  ['POST', 'api/documents/data', { documentId: ids.upload, name: 'x' }, 200],
  ['DELETE', `api/documents/${ids.document}`, undefined, 204],
  ['GET', `api/consultations/${ids.consultation}/patient`, undefined, 200],
  ['GET', `api/consultations/${ids.consultation}/review-number`, undefined, 200],
  ['GET', `api/consultations/${ids.consultation + 50}/previous-review/patient`, undefined, 200],
  ['GET', `api/consultations/${ids.consultation}/next-review/patient`, undefined, 200],
  ['GET', `api/consultations/${ids.consultation}/patient/download`, undefined, 200],
  ['GET', `api/receipt-documents/${ids.receipt}`, undefined, 200],
  ['GET', `api/complementarytests/${ids.test}`, undefined, 200],
  ['GET', `api/complementarytests/download?documentId=${ids.file}`, undefined, 200],
  ['PUT', 'api/allergy/patient', { id: ids.record, name: 'x', isAllergy: true, isActive: true }, 200],
  ['PUT', 'api/illness/patient', { id: ids.record + 1, name: 'x', isPersonal: true, isActive: true }, 200],
  ['PUT', 'api/intervention/patient', { id: ids.record + 2, name: 'x' }, 200],
  ['PUT', 'api/medicine/patient', { id: ids.record + 3, name: 'x' }, 200],
  ...(['allergy', 'illness', 'intervention', 'medicine'] as const).map(
    (kind, index): [Method, string, undefined, number] => [
      'DELETE',
      `api/${kind}/${ids.record + index}/patient`,
      undefined,
      204,
    ],
  ),
]

const luisId = personId('one', 'luis')

/** What professionals and administrators do with records: not even luis himself may. */
const professionalOperations: typeof operations = [
  ['GET', `api/patients/${luisId}/records`, undefined, 403],
  ['GET', `api/patients/${luisId}/documents`, undefined, 403],
  ...Object.entries({
    document: ids.document,
    consultation: ids.consultation,
    receipt: ids.receipt,
    test: ids.test,
  }).map(([kind, id]): (typeof operations)[number] => [
    'GET',
    `api/patients/${luisId}/records/${kind}/${id}/download`,
    undefined,
    403,
  ]),
  ['GET', `api/careareas/doctor/1/patient/${luisId}`, undefined, 403],
  ['PUT', 'api/careareas/patient', { patientId: luisId, doctorId: 1, careAreas: [] }, 403],
  ['PUT', `api/careareas/1/patient/${luisId}`, { isAssigned: true }, 403],
  ['GET', `api/careareas/admin/${luisId}`, undefined, 403],
]

/** Lists of the subject's own records. */
const lists = [
  'api/documents/filter',
  'api/documents/withMedicalExams',
  'api/medicalData',
  'api/consultations',
  'api/receipts',
  'api/complementarytests',
]

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic('pglite')
  const luis = personId('one', 'luis')
  const at = NOW.toISOString()
  await clinic.db.exec(`
    insert into stored_file (tenant, hash, size, stored_at) values ('one', 'abc', 1, '${at}');
    insert into document_upload (tenant, id, patient_id, uploaded_by, uploaded_at, name, type, hash, size)
      values ('one', ${ids.upload}, '${luis}', '${luis}', '${at}', 'secreto.txt', 'text/plain', 'abc', 1);
    insert into document (tenant, id, patient_id, name, document_type, created_at, type, content)
      overriding system value values
      ('one', ${ids.document}, '${luis}', 'secreto.txt', 0, '${at}', 'text/plain', 'secreto'),
      ('one', ${ids.exam}, '${luis}', 'secreto.txt', 1, '${at}', 'text/plain', 'secreto');
    insert into medical_record (tenant, id, patient_id, kind, name, is_allergy, is_personal, created_at, updated_at, updated_by)
      overriding system value
      select 'one', ${ids.record} + n - 1, '${luis}', kind, 'secreto', true, true, '${at}', '${at}', '${luis}'
      from unnest(array['allergy', 'illness', 'intervention', 'medicine']) with ordinality as k(kind, n);
    insert into record_file (tenant, id, patient_id, name, type, created_at, content) overriding system value
      values ('one', ${ids.file}, '${luis}', 'secreto.txt', 'text/plain', '${at}', 'secreto');
    insert into consultation (tenant, id, patient_id, source_id, held_on, summary, file_id) overriding system value
      values ('one', ${ids.consultation}, '${luis}', null, '2026-01-10', 'secreto', ${ids.file}),
        ('one', ${ids.consultation + 50}, '${luis}', ${ids.consultation}, '2026-02-10', 'secreto', null);
    insert into receipt (tenant, id, patient_id, prescription_type, file_id) overriding system value
      values ('one', ${ids.receipt}, '${luis}', 'secreto', ${ids.file});
    insert into complementary_test (tenant, id, patient_id, test_type, file_id) overriding system value
      values ('one', ${ids.test}, '${luis}', 'secreto', ${ids.file});
    update appointment set status = 1 where patient_id = '${luis}';
    update person set verified_at = '${at}', external_id = coalesce(external_id, id), associated_doctor_id = null;`)
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

const strangers: readonly (readonly [who: string, email: string, tenant: string, actingFor?: string])[] = [
  ['another patient', 'ana@portico.test', 'one'],
  ['a patient who acts for their child', 'ana@portico.test', 'one', personId('one', 'ana/child')],
  ['a doctor', 'doctor@portico.test', 'one'],
  ['an administrator of videos', 'videos@portico.test', 'one'],
  ['the same person at another tenant', 'luis@portico.test', 'two'],
]
const table = strangers.flatMap((stranger) =>
  [...operations, ...professionalOperations].map(
    (operation) => [...operation.slice(0, 3), stranger] as const,
  ),
)

it.each(table)('REC-005 %s %s with %j is refused for %j', async (...row) => {
  const [method, path, body, [, email, tenant, actingFor]] = row as unknown as [
    Method,
    string,
    object | undefined,
    (typeof strangers)[number],
  ]
  const caller = await clinic.as(email, tenant)
  const headers = actingFor ? { 'x-impersonation-user': actingFor } : {}
  const answer = await caller(method, path, body, headers)
  expect([404, 403]).toContain(answer.status)
  expect(JSON.stringify(answer.body)).not.toContain('secreto')
})

it.each(strangers)(
  'REC-001 the lists of %s have no record of somebody else',
  async (_, email, tenant, actingFor) => {
    const caller = await clinic.as(email, tenant)
    for (const path of lists) {
      const { body, status } = await caller(
        'GET',
        path,
        undefined,
        actingFor ? { 'x-impersonation-user': actingFor } : {},
      )
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('secreto')
    }
  },
)

it.each([
  ...operations,
  ...professionalOperations,
  ...lists.map((path) => ['GET', path, undefined, 401] as const),
])('SHELL-046 %s %s needs a session', async (method, path, body) => {
  const visitor = await clinic.as()
  expect((await visitor(method, path, body)).status).toBe(401)
})

it('C-120 nobody acts for a stranger to reach their records', async () => {
  const ana = await clinic.as('ana@portico.test')
  const headers = { 'x-impersonation-user': personId('one', 'luis') }
  for (const [method, path, body] of [...operations, ...professionalOperations])
    expect((await ana(method, path, body, headers)).status).toBe(403)
})

it.each([...operations, ...professionalOperations])(
  'REC-001 %s %s answers its owner',
  async (method, path, body, status) => {
    const luis = await clinic.as('luis@portico.test')
    expect((await luis(method, path, body)).status).toBe(status)
  },
)
