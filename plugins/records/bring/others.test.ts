import { expect, it } from 'vitest'
import { readIncoming } from './incoming'

const none = { allergies: [], illnesses: [], interventions: [], medicines: [] }
const patient = { resourceType: 'Patient', id: 'p1', name: [{ text: 'Ana Suárez' }] }
const read = (entries: readonly object[], known: object = none) =>
  readIncoming({ resourceType: 'Bundle', entry: [{ resource: patient }, ...entries] }, known as never)
const readAll = (...resources: object[]) => read(resources.map((resource) => ({ resource })))
const past = { clinicalStatus: { coding: [{ code: 'resolved' }] } }
const condition = (text: string, more: object = {}) => ({
  resourceType: 'Condition',
  code: { text },
  ...more,
})
const medicine = (more: object) => ({
  resourceType: 'MedicationStatement',
  status: 'active',
  medicationCodeableConcept: { text: 'Amlodipino' },
  ...more,
})

it.each([
  'No known allergies',
  'No known current problems or disability',
  'No known current medications',
  'NKDA',
  'Sin alergias conocidas',
  'Ninguna enfermedad conocida',
  'Keine bekannten Allergien',
  'Aucune allergie connue',
  'Nessuna allergia nota',
])('REC-078 “%s” is no record where a summary has no code for it', (text) => {
  for (const resourceType of ['AllergyIntolerance', 'Condition']) {
    const found = readAll({ resourceType, code: { text } })
    expect(found).toMatchObject({ records: [], leftOut: [{ reason: 'absent', names: [text] }] })
  }
})

it.each(['Nonel', 'Sinusitis', 'Noise-induced hearing loss', 'Kein-Syndrom', 'Unknown primary tumour'])(
  'REC-078 “%s” begins like a denial and is a record',
  (text) => expect(readAll(condition(text))?.records).toMatchObject([{ name: text }]),
)

it('REC-078 a code without words is kept as text, with the list that it is from', () => {
  const code = (system: string, value: string) => ({ coding: [{ system, code: value }] })
  const found = readAll(
    { resourceType: 'Condition', code: code('http://hl7.org/fhir/sid/icd-10', 'J03') },
    { resourceType: 'AllergyIntolerance', code: code('https://example.org/list/alergenos', '42') },
    { resourceType: 'Procedure', code: { coding: [{ code: '0301' }] } },
    { resourceType: 'Procedure' },
  )
  expect(found?.records.map(({ name }) => name)).toEqual(['J03 (ICD-10)', '42 (alergenos)', '0301'])
  expect(found?.leftOut).toEqual([{ reason: 'nameless', count: 1, names: [] }])
})

it('REC-078 a name that is too long begins with its words, and its notes have all of it', () => {
  const text =
    'Ultraproct - cinchocaine 0.5% + fluocortolone hexanoate 0.095% + fluocortolone pivalate 0.092% ointment'
  const [found] = readAll(condition(text, { note: [{ text: 'x' }] }))?.records ?? []
  expect(found?.name.length).toBeLessThanOrEqual(100)
  expect(text.startsWith(found?.name.replace('…', '') ?? '-')).toBe(true)
  expect(found?.notes).toBe(`${text}\nx`)
})

it('REC-078 what is said twice is one record that has both, the active one first', () => {
  const [found, ...rest] =
    readAll(
      medicine({ status: 'completed', effectivePeriod: { start: '2022-08-01', end: '2022-09-01' } }),
      medicine({ effectivePeriod: { start: '2023-02-01' } }),
      medicine({ effectivePeriod: { start: '2023-02-01' } }),
    )?.records ?? []
  expect(rest).toEqual([])
  expect(found).toMatchObject({ isActive: true, since: '2023-02-01' })
  expect(found?.others).toMatchObject([{ isActive: false, since: '2022-08-01', until: '2022-09-01' }])
})

it('REC-078 two doses of one medicine fill no field for a dose, and one of the past does not count', () => {
  const dosed = (value: number, more: object = {}) =>
    medicine({ dosage: [{ doseAndRate: [{ doseQuantity: { value, unit: 'mg', code: 'mg' } }] }], ...more })
  const fieldsOf = (...resources: object[]) => readAll(...resources)?.records[0]?.fields
  expect(fieldsOf(dosed(5), dosed(10))).toEqual({})
  expect(fieldsOf(dosed(5), dosed(10, { status: 'stopped' }))).toMatchObject({ dose: 5 })
})

it.each([
  [{ resourceType: 'FamilyMemberHistory', condition: [{ code: { text: 'Diabetes' } }] }, 'Diabetes'],
  [condition('Family history of diabetes'), 'Family history of diabetes'],
  [condition('FH: diabetes'), 'FH: diabetes'],
  [condition('Antecedentes familiares de diabetes'), 'Antecedentes familiares de diabetes'],
])(
  'REC-078 an illness of the family is another record than the own one of that name: %o',
  (resource, name) => {
    const known = { ...none, illnesses: [{ id: 1, name, isPersonal: true, isActive: true }] }
    expect(read([{ resource }], known)?.records).toMatchObject([{ name, isOwn: false, isKnown: false }])
  },
)

it('REC-078 the same illness of the person and of a relative are two records', () => {
  const relative = { resourceType: 'FamilyMemberHistory', condition: [{ code: { text: 'Diabetes' } }] }
  expect(readAll(relative, condition('Diabetes'))?.records).toMatchObject([{ isOwn: false }, { isOwn: true }])
})

it('REC-078 what is about another patient of the bundle is left out, and the summary has its own subject', () => {
  const other = { resourceType: 'Patient', id: 'p2', name: [{ text: 'Luis' }] }
  const about = (id: string) => ({ subject: { reference: `Patient/${id}` } })
  const found = readAll(
    other,
    { resourceType: 'Composition', ...about('p2') },
    condition('Gota', about('p1')),
    condition('Asma', about('p2')),
    condition('Ictus'),
  )
  expect(found).toMatchObject({
    person: 'Luis',
    records: [{ name: 'Asma' }, { name: 'Ictus' }],
    leftOut: [{ reason: 'other-person', count: 1, names: ['Gota'] }],
  })
})

it('REC-078 a medicine has its name by the id of its entry on whatever server, or by its ingredients', () => {
  const entries = [
    {
      fullUrl: 'urn:uuid:1',
      resource: { resourceType: 'Medication', id: 'm1', code: { text: 'Enalapril' } },
    },
    {
      fullUrl: 'https://other.example/fhir/Medication/m2',
      resource: {
        resourceType: 'Medication',
        ingredient: [
          { itemCodeableConcept: { text: 'Amoxicilina' } },
          { itemCodeableConcept: { coding: [{ display: 'Ácido clavulánico' }] } },
        ],
      },
    },
    ...['https://there.example/baseR4/Medication/m1', 'Medication/m2'].map((reference) => ({
      resource: {
        resourceType: 'MedicationStatement',
        status: 'active',
        medicationReference: { reference },
      },
    })),
  ]
  expect(read(entries)?.records.map(({ name }) => name)).toEqual([
    'Enalapril',
    'Amoxicilina + Ácido clavulánico',
  ])
})

it('REC-078 when something ended, how bad it is, where and why comes along', () => {
  const found = readAll(
    condition('Gota', {
      ...past,
      onsetString: 'infancia',
      abatementDateTime: '2015-03',
      severity: { coding: [{ system: 'http://snomed.info/sct', code: '24484000', display: 'Severe' }] },
      bodySite: [{ text: 'Pie izquierdo' }],
    }),
    condition('Asma', { abatementDateTime: '2015' }),
    condition('Ictus', { onsetAge: { value: 60, unit: 'años' }, severity: { text: 'muy leve' } }),
    medicine({
      reasonCode: [{ text: 'Tensión alta' }],
      dosage: [{ doseQuantity: { value: 5, unit: 'mg' } }],
    }),
    {
      resourceType: 'AllergyIntolerance',
      code: { text: 'Látex' },
      reaction: [{ severity: 'mild' }, { severity: 'moderate', description: 'Picor' }],
    },
  )
  expect(found?.records).toMatchObject([
    { name: 'Gota', since: 'infancia', until: '2015-03', severity: 'severe', places: ['Pie izquierdo'] },
    { name: 'Asma', isActive: false },
    { name: 'Ictus', isActive: true, since: '60 años', severity: null, notes: 'muy leve' },
    { name: 'Amlodipino', reasons: ['Tensión alta'], intakes: [{ dose: 5, unit: 'mg' }] },
    { name: 'Látex', severity: 'moderate', reactions: ['Picor'] },
  ])
})

it('REC-078 a time that is only named, advice beside a dosage and a number of times without a period are kept', () => {
  const intake = (dosage: object) => readAll(medicine({ dosage: [dosage] }))?.records[0]?.intakes[0]
  expect(intake({ timing: { code: { text: 'BID' } } })).toMatchObject({ timeName: 'BID' })
  expect(
    intake({
      text: '1 al día',
      patientInstruction: 'Con agua',
      additionalInstruction: [{ text: 'De noche' }],
    }),
  ).toMatchObject({ text: '1 al día', advice: ['Con agua', 'De noche'] })
  expect(intake({ timing: { repeat: { frequency: 24 } } })).toMatchObject({ hasMore: true })
})

it('REC-078 each entry of a summary is a record, a part of one, or is counted as left out', () => {
  const found = readAll(
    condition('Gota'),
    condition('gota', past),
    { resourceType: 'Immunization', vaccineCode: { text: 'Gripe' } },
    { resourceType: 'Immunization', vaccineCode: { text: 'Gripe' } },
    { resourceType: 'DiagnosticReport', code: { text: 'Analítica' } },
    { resourceType: 'DeviceUseStatement', device: { display: 'Prótesis de cadera' } },
    { resourceType: 'CarePlan', title: 'Dieta' },
    { resourceType: 'Specimen' },
  )
  expect(found?.records).toMatchObject([{ name: 'Gota', others: [{ isActive: false }] }])
  expect(found?.leftOut).toEqual([
    { reason: 'vaccine', count: 2, names: ['Gripe'] },
    { reason: 'result', count: 1, names: ['Analítica'] },
    { reason: 'device', count: 1, names: ['Prótesis de cadera'] },
    { reason: 'other', count: 1, names: ['Dieta'] },
  ])
})
