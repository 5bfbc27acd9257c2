import { idOf, idsOf, type Owner } from './people'
import { visitRequests } from './visitRequests'

const weight = { measures: [{ id: 8, value: 70 }], measureDate: '2027-01-09T09:00:00Z' }
const period = { date: '2027-01-10', range: 'day' }

/** The bodies of requests that need one. */
const bodies: Readonly<Record<string, (owner: Owner, doctor: number) => object>> = {
  'POST api/documents/data': (owner) => ({ documentId: idsOf(owner).upload, name: 'x' }),
  'PUT api/documents/{id}': () => ({ name: 'x', visible: true }),
  'PUT api/documents/updateSeenByAdmin': (owner) => ({
    documentIds: [idsOf(owner).document],
    seenByAdmin: true,
  }),
  'PUT api/medicalData/no-known-allergies': () => ({ isSaid: false }),
  'POST api/allergy/patient': () => ({ name: 'x', isAllergy: true, isActive: true }),
  'PUT api/allergy/patient': (owner) => ({
    id: idsOf(owner).allergy,
    name: 'x',
    isAllergy: true,
    isActive: true,
  }),
  'POST api/illness/patient': () => ({ name: 'x', isPersonal: true, isActive: true }),
  'PUT api/illness/patient': (owner) => ({
    id: idsOf(owner).illness,
    name: 'x',
    isPersonal: true,
    isActive: true,
  }),
  'POST api/intervention/patient': () => ({ name: 'x' }),
  'PUT api/intervention/patient': (owner) => ({ id: idsOf(owner).intervention, name: 'x' }),
  'POST api/medicine/patient': () => ({ name: 'x' }),
  'PUT api/medicine/patient': (owner) => ({ id: idsOf(owner).medicine, name: 'x' }),
  ...visitRequests,
  'POST api/vital-signs-measurements/save-measure': () => weight,
  'POST api/vital-signs-measurements/import': () => ({ readings: [weight] }),
  'POST api/vital-signs-measurements/imports': () => ({ name: 'peso.csv', format: 'csv' }),
  'PUT api/vital-signs-measurements/readings/{id}': () => weight,
  'PUT api/vital-signs-measurements/readings/{id}/confirmation': () => ({ isConfirmed: true }),
  'POST api/lifeVit/records': () => weight,
  'POST api/lifeVit/sleep': () => ({ totalSleep: 7200 }),
  'POST api/lifeVit/activity': () => ({ steps: 100 }),
  'POST api/lifeVit/heart': () => ({ lpm: 60 }),
  'POST api/lifeVit/weight': () => ({ weight: 70 }),
  'POST api/lifeVit/oximeter': () => ({ measureSpO2: 97 }),
  'POST api/lifeVit/thermometer': () => ({ temperature: 36.6, temperatureUnit: 'celsius' }),
  'POST api/lifeVit/tensiometer': () => ({ systolic: 120, diastolic: 80 }),
  'POST api/devices/authorization': () => ({ connection: 'x' }),
  'PUT api/careareas/patient': (owner, doctor) => ({
    patientId: idOf(owner),
    doctorId: doctor,
    careAreas: [],
  }),
  'PUT api/careareas/{id}/patient/{patientId}': () => ({ isAssigned: true }),
}

/** The words of an address, and the id that they need. */
const ids: readonly (readonly [RegExp, keyof ReturnType<typeof idsOf>])[] = [
  [/medical-exams/, 'exam'],
  [/receipt/, 'receipt'],
  [/documents\/\{id\}/, 'document'],
  [/allergy/, 'allergy'],
  [/illness/, 'illness'],
  [/intervention/, 'intervention'],
  [/medicine/, 'medicine'],
  [/previous-review/, 'review'],
  [/additions/, 'finishedVisit'],
  [/consultations\/appointments/, 'visit'],
  [/consultations/, 'consultation'],
  [/complementarytests/, 'test'],
  [/readings/, 'reading'],
  [/measurements\/imports/, 'import'],
  [/devices/, 'device'],
]

function queryOf(template: string, owner: Owner): string {
  if (template.endsWith('glucose-ranges')) return `?date=${period.date}`
  return template === 'api/complementarytests/download' ? `?documentId=${idsOf(owner).file}` : ''
}

/** The request of an operation that aims at the data of a person. */
export function requestOf(operation: string, owner: Owner, own: { doctor: number; area: number }) {
  const [method = '', template = ''] = operation.split(' ')
  const name = ids.find(([pattern]) => pattern.test(template))?.[1]
  const isPerson = /admin\/\{id\}|downloadPatientDocuments/.test(template)
  const id = isPerson
    ? idOf(owner)
    : /careareas\/\{id\}/.test(template)
      ? own.area
      : name && idsOf(owner)[name]
  const path = template
    .replace('{id}', String(id))
    .replace('{patientId}', idOf(owner))
    .replace('{doctorId}', String(own.doctor))
    .replace('{kind}/' + String(id), `document/${idsOf(owner).document}`)
    .replace('{series}', 'weight')
    .replace('{measure}', '8')
  const query = queryOf(template, owner)
  const isSeries = method === 'POST' && /vital-signs-measurements\/|measurements\/\{series\}/.test(template)
  const body = bodies[operation]?.(owner, own.doctor) ?? (isSeries ? period : undefined)
  const aim = `${path}${query}${JSON.stringify(body ?? {})}`
  return {
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: path + query,
    body,
    /** Whether the address names the person or a record. Without it the operation is about the person whom the caller acts for. */
    isAimed: /\b9\d{4}\b/.test(aim) || aim.includes(idOf(owner)),
    changesNothing: method === 'GET' || (isSeries && bodies[operation] === undefined),
  }
}
