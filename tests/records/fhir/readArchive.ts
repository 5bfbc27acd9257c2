import type { Call } from '../../../core/http/useCall'
import { toBundle, type Bundle } from '../../../plugins/records/archive/fhir/bundle'
import { toSummary, type SummaryTexts } from '../../../plugins/records/archive/fhir/summary'
import { readMeasures, type Measurements } from '../../../plugins/records/archive/measures/readMeasures'
import {
  planFiles,
  readAllConsultations,
  readAllDocuments,
  readTests,
} from '../../../plugins/records/archive/planFiles'
import { readAppointments } from '../../../plugins/records/archive/readAppointments'
import es from '../../../plugins/records/locales/es.json'
import type { Caller } from '../../../server/test/clinic/clinic'
import { ApiError } from '../../../core/http/apiError'

const nameOf = (id: number) => (es as Record<string, string>)[`RECORDS.MEASURE.${id}`] ?? ''

const texts: SummaryTexts = {
  language: 'es',
  title: es['RECORDS.IPS'],
  noInformation: es['RECORDS.NO_INFORMATION'],
  section: String,
  dosage: ({ posology }) => (posology ? `cada ${posology} horas` : ''),
  intake: ({ singleDose }) => singleDose ?? '',
  route: String,
  unit: String,
  measure: nameOf,
  pressure: es['RECORDS.PRESSURE'],
  estimate: es['RECORDS.CAMERA_ESTIMATE'],
  meal: (meal) => (meal === 'code' ? es['RECORDS.COLUMN.meal'] : es[`RECORDS.MEAL.${meal}`]),
  noKnownAllergies: es['RECORDS.NO_ALLERGIES'],
  consultation: es['RECORDS.CONSULTATION'],
  reason: es['RECORDS.REASON'],
  findings: es['RECORDS.NOTE_FINDINGS'],
  assessment: es['RECORDS.NOTE_ASSESSMENT'],
  plan: es['RECORDS.NOTE_PLAN'],
  summary: es['RECORDS.SUMMARY'],
  recommendations: es['RECORDS.RECOMMENDATIONS'],
  online: es['RECORDS.ONLINE'],
  inPerson: es['RECORDS.IN_PERSON'],
  added: (author: string, writtenAt: string) => `${author} ${writtenAt}`,
}

const csvTexts = {
  language: 'es',
  date: es['RECORDS.COLUMN.date'],
  time: es['RECORDS.COLUMN.time'],
  zone: es['RECORDS.COLUMN.zone'],
  meal: es['RECORDS.COLUMN.meal'],
  origin: es['RECORDS.COLUMN.origin'],
  instant: es['RECORDS.COLUMN.instant'],
  column: (id: number, { unit }: { unit: string }) =>
    `${(es as Record<string, string>)[`RECORDS.COLUMN.${id}`] ?? nameOf(id)} (${unit})`,
  file: (id: number | 'pressure') => `${id}.csv`,
  originOf: ({ origin }: { origin: string }) => origin,
  mealOf: String,
}

/** The API of a server as the portal calls it. */
const toCall = (caller: Caller): Call =>
  (async (operation: string, input: { params?: object; query?: object; body?: object } = {}) => {
    const [method, template = ''] = operation.split(' ')
    const path = Object.entries(input.params ?? {}).reduce(
      (filled, [name, value]) => filled.replace(`{${name}}`, String(value)),
      template,
    )
    const query = new URLSearchParams(input.query as Record<string, string>).toString()
    const { status, body } = await caller(method as 'GET', query ? `${path}?${query}` : path, input.body)
    if (status >= 400) throw new ApiError(status, (body as { message?: string }).message ?? '')
    return body
  }) as never

/** What the archive of a person has, read from a server; each file arrives. */
export async function readArchive(
  caller: Caller,
): Promise<{ bundle: Bundle; summary: Bundle; measurements: Measurements }> {
  const call = toCall(caller)
  const { signal } = new AbortController()
  const records = {
    documents: await readAllDocuments(call, signal),
    consultations: await readAllConsultations(call, await call('GET api/consultations'), signal),
    receipts: await call('GET api/receipts'),
    ...(await readTests(call, signal)),
  }
  const measurements = await readMeasures(call, csvTexts, signal)
  const folders = {
    documents: 'Documentos',
    consultations: 'Consultas',
    receipts: 'Recetas',
    tests: 'Pruebas',
  }
  const content = {
    person: await call('GET api/users/data'),
    medicalData: await call('GET api/medicalData'),
    records,
    appointments: await readAppointments(call, signal),
    files: planFiles(call, records, { report: 'Informe de la consulta', folders }),
    facts: measurements.facts,
    centre: 'Clínica Uno',
    origin: 'https://one.example',
    createdAt: '2027-01-11T07:00:00.000Z',
  }
  return { bundle: await toBundle(content, texts), summary: await toSummary(content, texts), measurements }
}
