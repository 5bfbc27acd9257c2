import { expect, it } from 'vitest'
import { readIncoming } from './incoming'

const none = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const bundleOf = (...resources: object[]) => ({
  resourceType: 'Bundle',
  type: 'document',
  entry: [
    {
      resource: { resourceType: 'Composition', date: '2026-10-02T10:00:00+02:00', title: 'Patient Summary' },
    },
    {
      resource: {
        resourceType: 'Patient',
        name: [{ given: ['Ana'], family: 'Suárez' }],
        birthDate: '1951-03-04',
      },
    },
    { resource: { resourceType: 'Organization', name: 'Hospital de Faro' } },
    ...resources.map((resource) => ({ resource })),
  ],
})
const status = (code: string) => ({ clinicalStatus: { coding: [{ code }] } })
const known = { ...none, allergies: [{ id: 1, name: 'penicilína ', isAllergy: true, isActive: true }] }

it('REC-078 a summary is read beside what the person has: nothing is doubled, and what is there is known', () => {
  const found = readIncoming(
    bundleOf(
      { resourceType: 'AllergyIntolerance', code: { text: 'Penicilina' }, ...status('active') },
      { resourceType: 'AllergyIntolerance', type: 'intolerance', code: { coding: [{ display: 'Lactose' }] } },
      { resourceType: 'Condition', code: { text: 'Asma' }, ...status('resolved') },
      { resourceType: 'Condition', code: { text: 'ASMA' } },
      { resourceType: 'Procedure', code: { text: 'Apendicectomía' }, status: 'completed' },
      {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationCodeableConcept: { text: 'Enalapril 20 mg' },
        dosage: [{ text: '1 al día' }],
      },
      { resourceType: 'Observation', code: { text: 'Peso' } },
    ),
    known,
  )
  expect(found).toMatchObject({
    person: 'Ana Suárez',
    birthDate: '1951-03-04',
    source: 'Hospital de Faro',
    date: '2026-10-02',
    leftOut: 1,
    hasMeasurements: true,
  })
  expect(
    found?.records.map(({ kind, name, isActive, isOwn, isKnown }) => [kind, name, isActive, isOwn, isKnown]),
  ).toEqual([
    ['allergy', 'Lactose', true, false, false],
    ['illness', 'Asma', false, true, false],
    ['intervention', 'Apendicectomía', false, true, false],
    ['medicine', 'Enalapril 20 mg', true, true, false],
    ['allergy', 'Penicilina', true, true, true],
  ])
  expect(found?.records[3]?.notes).toBe('1 al día')
})

it('REC-078 a medicine that is an entry of its own has its name, and "none known" is no record', () => {
  const found = readIncoming(
    bundleOf(
      {
        resourceType: 'Medication',
        id: 'm1',
        code: { coding: [{ display: 'Oral anastrozole 1mg tablet' }] },
      },
      {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationReference: { reference: 'Medication/m1' },
      },
      {
        resourceType: 'AllergyIntolerance',
        code: { coding: [{ code: 'no-known-allergies' }], text: 'None' },
      },
      {
        resourceType: 'AllergyIntolerance',
        code: { coding: [{ code: '716186003', display: 'No known allergy' }] },
      },
      { resourceType: 'Condition', code: { text: 'x'.repeat(101) } },
    ),
    none,
  )
  expect(found?.records.map(({ name }) => name)).toEqual(['Oral anastrozole 1mg tablet'])
  expect(found?.leftOut).toBe(1)
})

it.each([
  null,
  [],
  {},
  { resourceType: 'Patient' },
  { resourceType: 'Bundle', entry: [{}, null, { resource: 'x' }] },
])('REC-078 %o is no summary', (value) => expect(readIncoming(value, none)).toBeNull())
