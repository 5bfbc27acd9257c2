import type { Appointment, MedicalData } from '@schemas/generated/entities'
import type { MeasureFacts } from '../measures/measureFacts'
import type { Records } from '../planFiles'
import { appointmentOf, type AppointmentTexts } from './appointments'
import { consultationOf, type ConsultationTexts } from './consultations'
import { documentOf, reportOf, type ArchivedFile } from './documents'
import { toEntries, type Entry } from './identify'
import { allergiesOf, conditionsOf, familyOf, proceduresOf } from './medicalData'
import { requestOf, statementOf, type MedicineTexts } from './medicines'
import { observationsOf, type ObservationTexts } from './observations'
import { centreOf, createPractitioners, patientOf, type Person } from './people'
import { collected } from '../pauses'
import { referenceTo, type Reference, type Resource } from './resource'

/** What the resources need of the texts. */
export type FhirTexts = ObservationTexts &
  MedicineTexts &
  ConsultationTexts &
  AppointmentTexts & { noKnownAllergies: string }

/** All records of a person, and where they come from. */
export interface ArchiveContent {
  person: Person
  medicalData: MedicalData
  records: Records
  appointments: readonly Appointment[]
  files: readonly ArchivedFile[]
  facts: readonly MeasureFacts[]
  /** The name of the centre, and the address of its portal. */
  centre: string
  origin: string
  /** An instant. */
  createdAt: string
}

/** A bundle of HL7 FHIR R4. */
export interface Bundle {
  resourceType: 'Bundle'
  identifier?: { system: string; value: string }
  type: string
  timestamp: string
  entry: readonly Entry[]
}

/**
 * The data of a person as a collection of HL7 FHIR R4. Names are as the person or the centre wrote them; no code of a terminology is
 * guessed. References name other entries of the bundle; addresses of files are relative to it.
 */
export async function toBundle(content: ArchiveContent, texts: FhirTexts): Promise<Bundle> {
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: content.createdAt,
    entry: await toEntries(await resourcesOf(content, texts), content.origin),
  }
}

/** Ids of files that belong to a report of a test begin so. */
const TEST = 'test-'

/** The records as resources, the person first. */
export async function resourcesOf(content: ArchiveContent, texts: FhirTexts): Promise<Resource[]> {
  const patient = patientOf(content.person)
  const centre = centreOf(content.centre)
  const practitioners = createPractitioners()
  const people = { subject: referenceTo(patient), centre: referenceTo(centre), practitioners }
  const resources = await collected(contentOf(content, people, texts))
  return [patient, centre, ...practitioners.all(), ...resources]
}

interface People {
  subject: Reference
  centre: Reference
  practitioners: ReturnType<typeof createPractitioners>
}

/** Generates the resources of the records one after the other: there may be tens of thousands. */
function* contentOf(
  { medicalData, records, appointments, files, facts }: ArchiveContent,
  people: People,
  texts: FhirTexts,
): Generator<Resource> {
  const { subject, centre, practitioners } = people
  const authorOf = ({ author }: ArchivedFile) => {
    if (author === undefined) return subject
    return (author === 'centre' ? undefined : practitioners.refer(author.name)) ?? centre
  }
  const results = new Map(files.filter(({ id }) => id.startsWith(TEST)).map((file) => [file.id, file]))
  yield* allergiesOf(medicalData, subject, texts.noKnownAllergies)
  yield* conditionsOf(medicalData, subject)
  yield* familyOf(medicalData, subject)
  yield* proceduresOf(medicalData, subject)
  for (const medicine of medicalData.medicines) yield statementOf(medicine, subject, practitioners, texts)
  for (const receipt of records.receipts) yield requestOf(receipt, subject, practitioners, texts)
  for (const one of records.consultations) yield* consultationOf(one, people, texts)
  for (const test of records.tests) yield reportOf(test, results.get(`${TEST}${test.id}`), subject, centre)
  for (const one of appointments) yield appointmentOf(one, people, texts)
  yield* observationsOf(facts, subject, texts)
  for (const file of files) if (!results.has(file.id)) yield documentOf(file, subject, authorOf(file))
}
