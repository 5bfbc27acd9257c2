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
    leftOut: [{ reason: 'measurement', count: 1, names: ['Peso'] }],
    hasMeasurements: true,
  })
  expect(
    found?.records.map(({ kind, name, isActive, isOwn, isKnown }) => [kind, name, isActive, isOwn, isKnown]),
  ).toEqual([
    ['allergy', 'Lactose', true, false, false],
    // What does not say that it is over is taken for active, and the active one is kept.
    ['illness', 'ASMA', true, true, false],
    ['intervention', 'Apendicectomía', false, true, false],
    ['medicine', 'Enalapril 20 mg', true, true, false],
    ['allergy', 'Penicilina', true, true, true],
  ])
  expect(found?.records[3]?.intakes.map(({ text }) => text)).toEqual(['1 al día'])
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
    ),
    none,
  )
  expect(found?.records.map(({ name }) => name)).toEqual(['Oral anastrozole 1mg tablet'])
  expect(found?.leftOut).toEqual([{ reason: 'absent', count: 2, names: ['None', 'No known allergy'] }])
})

it.each([
  null,
  [],
  {},
  { resourceType: 'Patient' },
  { resourceType: 'Bundle', entry: [{}, null, { resource: 'x' }] },
])('REC-078 %o is no summary', (value) => expect(readIncoming(value, none)).toBeNull())

const verified = (code: string) => ({ verificationStatus: { coding: [{ code }] } })

it.each([
  ['an allergy that was ruled out', { resourceType: 'AllergyIntolerance', ...verified('refuted') }],
  [
    'an allergy that was entered by mistake',
    { resourceType: 'AllergyIntolerance', ...verified('entered-in-error') },
  ],
  ['an illness that was ruled out', { resourceType: 'Condition', ...verified('refuted') }],
  ['an operation that was not done', { resourceType: 'Procedure', status: 'not-done' }],
  ['an operation that is being prepared', { resourceType: 'Procedure', status: 'preparation' }],
  [
    'an illness of the family that was entered by mistake',
    {
      resourceType: 'FamilyMemberHistory',
      status: 'entered-in-error',
      condition: [{ code: { text: 'x' } }],
    },
  ],
])('REC-078 %s is no record, and is named', (_, resource) => {
  const found = readIncoming(bundleOf({ code: { text: 'Penicilina' }, ...resource }), none)
  expect(found).toMatchObject({
    records: [],
    leftOut: [{ reason: 'denied', count: 1, names: ['Penicilina'] }],
  })
})

it.each([
  ['was not taken', { resourceType: 'MedicationStatement', status: 'not-taken' }],
  ['was entered by mistake', { resourceType: 'MedicationStatement', status: 'entered-in-error' }],
  ['must not be given', { resourceType: 'MedicationRequest', status: 'active', doNotPerform: true }],
  ['is a draft', { resourceType: 'MedicationRequest', status: 'draft' }],
])('REC-078 a medicine that %s is no record, and is named', (_, resource) => {
  const found = readIncoming(
    bundleOf({ medicationCodeableConcept: { text: 'Ibuprofeno' }, ...resource }),
    none,
  )
  expect(found).toMatchObject({
    records: [],
    leftOut: [{ reason: 'denied', count: 1, names: ['Ibuprofeno'] }],
  })
})

it.each([
  '409137002',
  '428607008',
  '429625007',
  '428197003',
  '716220001',
  '1003774007',
  '716186003',
  '160245001',
  '787481004',
])(
  'REC-078 the situation %s of SNOMED CT says that there is nothing: no record, and the preview says so',
  (code) => {
    const coding = [{ system: 'http://snomed.info/sct', code, display: 'No known drug allergy' }]
    const found = readIncoming(bundleOf({ resourceType: 'AllergyIntolerance', code: { coding } }), none)
    expect(found).toMatchObject({
      records: [],
      leftOut: [{ reason: 'absent', count: 1, names: ['No known drug allergy'] }],
    })
  },
)

const medicine = (more: object) =>
  readIncoming(
    bundleOf({ resourceType: 'MedicationStatement', medicationCodeableConcept: { text: 'x' }, ...more }),
    none,
  )?.records[0]

it('REC-078 REC-026 a dosage with codes fills the fields of a medicine, and nothing that its codes leave open', () => {
  const dosage = {
    timing: {
      repeat: { frequency: 1, period: 8, periodUnit: 'h', boundsDuration: { value: 7, code: 'd' } },
    },
    route: { coding: [{ system: 'http://snomed.info/sct', code: '26643006', display: 'Oral route' }] },
    doseAndRate: [{ doseQuantity: { value: 500, unit: 'mg', code: 'mg' } }],
  }
  const whole = medicine({ status: 'active', dosage: [dosage] })
  expect(whole?.fields).toMatchObject({
    dose: 500,
    administrationRoute: 1,
    posology: 8,
    posologyType: 1,
    duration: 7,
    durationType: 3,
  })
  expect(whole?.intakes).toMatchObject([{ dose: 500, unit: 'mg', route: 'Oral route', hasMore: false }])
  // Twice a day is not every twelve hours, a tablet is no unit of the list, and two dosages are no field.
  const open = {
    timing: { repeat: { frequency: 2, period: 1, periodUnit: 'd' } },
    doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet', code: '{tbl}' } }],
  }
  expect(medicine({ dosage: [open] })).toMatchObject({
    fields: {},
    intakes: [{ dose: 1, unit: 'tablet', times: '2', period: { count: 1, type: 2 } }],
  })
  expect(medicine({ dosage: [dosage, open] })).toMatchObject({ fields: {}, intakes: [{}, {}] })
})

it.each([
  { timing: { repeat: { frequency: 1, period: 1, periodUnit: 'd', when: ['MORN'] } } },
  { timing: { repeat: { period: 0.5, periodUnit: 'd' } } },
  { timing: { event: ['2026-10-02'] } },
  { doseAndRate: [{ doseRange: { low: { value: 1 }, high: { value: 2 } } }] },
])('REC-078 what a dosage says beyond its parts is named: %o', (dosage) => {
  expect(medicine({ dosage: [dosage] })?.intakes).toMatchObject([{ hasMore: true }])
})

it('REC-078 what an allergy causes, how grave it is, since when and how certain something is comes along', () => {
  const found = readIncoming(
    bundleOf(
      {
        resourceType: 'AllergyIntolerance',
        criticality: 'high',
        onsetDateTime: '2010-05',
        reaction: [
          {
            substance: { text: 'Amoxicilina' },
            manifestation: [{ coding: [{ display: 'Urticaria' }] }, { text: 'Anafilaxia' }],
          },
        ],
      },
      { resourceType: 'Condition', code: { text: 'Gota' }, ...verified('provisional') },
      { resourceType: 'Procedure', code: { text: 'Cadera' }, performedDateTime: '2015-03-04T10:00:00Z' },
      {
        resourceType: 'FamilyMemberHistory',
        status: 'completed',
        relationship: { text: 'madre' },
        condition: [{ code: { text: 'Ictus' } }],
      },
    ),
    none,
  )
  expect(found?.records).toMatchObject([
    { name: 'Amoxicilina', reactions: ['Urticaria', 'Anafilaxia'], isHighRisk: true, since: '2010-05' },
    { name: 'Gota', isUnconfirmed: true },
    { name: 'Cadera', since: '2015-03-04' },
    { name: 'Ictus', isOwn: false, relative: 'madre' },
  ])
})

it('REC-078 a medicine inside its statement has its name, and what is taken now goes before what was', () => {
  const statement = (status: string, more: object) => ({
    resourceType: 'MedicationStatement',
    status,
    ...more,
  })
  const found = readIncoming(
    bundleOf(
      statement('active', {
        contained: [{ resourceType: 'Medication', id: 'med', code: { text: 'Enalapril' } }],
        medicationReference: { reference: '#med' },
      }),
      statement('active', { medicationReference: { reference: 'Medication/9', display: 'Metformina' } }),
      statement('completed', { medicationCodeableConcept: { text: 'Omeprazol' } }),
      statement('active', { medicationCodeableConcept: { text: 'omeprazol ' } }),
      statement('on-hold', { medicationCodeableConcept: { text: 'Warfarina' } }),
    ),
    none,
  )
  expect(found?.records.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Enalapril', true],
    ['Metformina', true],
    ['omeprazol', true],
    ['Warfarina', false],
  ])
})
