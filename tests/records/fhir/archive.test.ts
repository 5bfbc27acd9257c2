// @vitest-environment node
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Bundle } from '../../../plugins/records/archive/fhir/bundle'
import type { Resource } from '../../../plugins/records/archive/fhir/resource'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../../server/test/clinic/clinic'
import { personId } from '../../../server/demo/people/personRow'
import { fastDatabase } from '../../../server/test/databases'
import { readArchive } from './readArchive'
import { loadValidator, type Findings } from './validator'

/** A year of a value a minute; without PORTICO_VALIDATE=all a month of it. */
const MINUTES = process.env['PORTICO_VALIDATE'] === 'all' ? 525_600 : 43_200

let clinic: Clinic
let validate: (bundle: Bundle) => Findings
let luis: Caller
beforeAll(async () => {
  validate = await loadValidator()
  clinic = await openClinic(fastDatabase, undefined, ['devices'])
  luis = await clinic.as('luis@portico.test')
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())
beforeEach(() => void vi.stubGlobal('navigator', { language: 'es-ES' }))

const typesOf = ({ entry }: Bundle) => new Set(entry.map(({ resource }) => resource.resourceType))
const observationsOf = ({ entry }: Bundle): Resource[] =>
  entry.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === 'Observation')

/** Every address that a resource names, and what it should be the name of. */
function danglingReferences({ entry }: Bundle): string[] {
  const known = new Set(entry.map(({ fullUrl }) => fullUrl))
  const named = [...JSON.stringify(entry).matchAll(/"reference":"([^"]*)"/g)].map(([, name = '']) => name)
  return named.filter((name) => !known.has(`https://one.example/fhir/${name}`))
}

it('the validator finds what the archive had wrong before', () => {
  const wrong: Resource[] = [
    { resourceType: 'Observation', id: 'reading_1', status: 'final', code: { text: 'Pulso' } },
    {
      resourceType: 'DocumentReference',
      id: 'a',
      status: 'current',
      content: [{ attachment: { url: 'a b' } }],
    },
  ]
  const entry = wrong.map((resource, place) => ({ fullUrl: `urn:uuid:${place}`, resource }))
  const { errors } = validate({
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: '2027-01-11T07:00:00Z',
    entry,
  })
  expect(errors.join('\n')).toContain('url')
})

it('REC-005 DEV-009 the archive of the demo patient passes a validator of others without errors', async () => {
  const { bundle } = await readArchive(await clinic.as('ana@portico.test'))
  const found = validate(bundle)
  expect(found.errors.slice(0, 9)).toEqual([])
  expect(danglingReferences(bundle)).toEqual([])
  expect([...typesOf(bundle)].toSorted()).toEqual([
    'AllergyIntolerance',
    'Appointment',
    'Composition',
    'Condition',
    'DocumentReference',
    'Encounter',
    'FamilyMemberHistory',
    'MedicationRequest',
    'MedicationStatement',
    'Observation',
    'Organization',
    'Patient',
    'Practitioner',
    'Procedure',
  ])
  expect(found.resources).toBeGreaterThan(20)
  expect(found.profiles).toBeGreaterThan(5)
})

it('REC-057 the tests of a person whom the hospital knows are reports with their file', async () => {
  const ana = await clinic.as('ana@portico.test')
  const acting = { 'x-impersonation-user': personId('one', 'ana/parent') }
  const { bundle } = await readArchive((method, path, body) => ana(method, path, body, acting))
  expect(validate(bundle).errors.slice(0, 9)).toEqual([])
  const report = bundle.entry.find(({ resource }) => resource.resourceType === 'DiagnosticReport')?.resource
  expect(report).toMatchObject({
    status: 'final',
    presentedForm: [{ url: expect.stringMatching(/^Pruebas\//) }],
  })
})

it('REC-005 DEV-009 a value a minute pushes nothing out, and both forms pass the validator', async () => {
  const save = (measures: object[], more: object = {}) =>
    luis('POST', 'api/vital-signs-measurements/save-measure', {
      measures,
      measureDate: '2025-03-30T00:30:00.000Z',
      zone: 'Europe/Madrid',
      ...more,
    })
  await save([
    { id: 2, value: 128 },
    { id: 3, value: 79 },
    { id: 4, value: 61 },
  ])
  await save([{ id: 11, value: 90 }], { meal: 'fasting' })
  await save([{ id: 4, value: 64 }], { origin: 'camera', measureDate: '2025-03-30T01:30:00.000Z' })
  const [row] = await clinic.db.query<{ tenant: string; patient: string }>(
    'select distinct tenant, patient_id as patient from measurement where measure = 11 and value = 90 and saved_by = patient_id and measured_at < $1',
    ['2025-04-01T00:00:00Z'],
  )
  await clinic.db.query(
    `insert into measurement (tenant, reading_id, patient_id, measure, value, measured_at, zone, local_date, origin, source,
       saved_at, saved_by)
     select $1, nextval('measurement_reading'), $2, 4, 50 + n % 60, t, 'Europe/Madrid', (t at time zone 'Europe/Madrid')::date,
       'device', '=Banda', now(), $2
     from (select n, timestamptz '2026-01-01T00:00Z' + n * interval '1 minute' as t from generate_series(1, $3::int) n) as v`,
    [row?.tenant, row?.patient, MINUTES],
  )
  const { bundle, summary, measurements } = await readArchive(luis)
  expect(validate(bundle).errors.slice(0, 9)).toEqual([])
  expect(validate(summary).errors.slice(0, 9)).toEqual([])
  expect(danglingReferences(bundle)).toEqual([])
  const pulse = measurements.facts.find(({ id }) => id === 4)
  expect(pulse?.count).toBe(MINUTES + 2)
  const lines = measurements.files['4.csv']?.join('').trim().split('\r\n') ?? []
  expect(lines.length).toBe(1 + MINUTES + 1)
  expect(measurements.files['pressure.csv']?.join('')).toContain('"128";"79";"61"')
  const observations = observationsOf(bundle)
  // At the hour that the clock skips, and the one after it.
  expect(
    observations.find(({ component }) => component && JSON.stringify(component).includes('8480-6')),
  ).toMatchObject({
    code: { coding: [{ code: '85354-9' }] },
    effectiveDateTime: '2025-03-30T01:30:00.000+01:00',
    component: [{ valueQuantity: { value: 128 } }, { valueQuantity: { value: 79 } }],
  })
  expect(observations.find(({ method }) => method !== undefined)).toMatchObject({
    effectiveDateTime: '2025-03-30T03:30:00.000+02:00',
    valueQuantity: { value: 64 },
  })
  expect(observations.find(({ code }) => JSON.stringify(code).includes('2339-0'))).toMatchObject({
    valueQuantity: { value: 90, unit: 'mg/dl', code: 'mg/dL' },
    component: [{ valueCodeableConcept: { coding: [{ code: '8417876' }], text: 'En ayunas' } }],
  })
  const counts = observations.flatMap(({ component }) =>
    ((component ?? []) as { code: { coding: { code: string }[] }; valueQuantity: { value: number } }[])
      .filter(({ code }) => code.coding[0]?.code === 'count')
      .map(({ valueQuantity }) => valueQuantity.value),
  )
  expect(counts.reduce((sum, one) => sum + one, 0)).toBe(MINUTES + 2 - 1000 - 1)
}, 900_000)
