import type { MedicalData } from '@schemas/generated/entities'
import { field, isValue, list, said, type Value } from './fhirValue'
import { reasonOf, sumUp, type LeftOut } from './leftOut'
import { mergeRecords } from './merge'
import { recordsOf, type IncomingRecord } from './recordsOf'
import { createFind, type Find } from './references'

export interface Incoming {
  /** Whose summary it is, who has put it together, and when (YYYY-MM-DD). */
  person: string
  birthDate: string
  source: string
  date: string
  records: readonly IncomingRecord[]
  /** The entries that are no record, by reason. */
  leftOut: readonly LeftOut[]
  /** Whether it has measurements, which an import of measurements reads. */
  hasMeasurements: boolean
}

/** What a summary consists of beside its content: who, where and with what. */
const frames: ReadonlySet<string> = new Set([
  'Composition',
  'Patient',
  'RelatedPerson',
  'Organization',
  'Location',
  'Practitioner',
  'PractitionerRole',
  'Device',
  'Specimen',
  'Medication',
  'Provenance',
  'OperationOutcome',
])

/**
 * Reads what a bundle of HL7 FHIR R4 says about a person, beside what they have already. Null for anything but a bundle with a
 * patient. Names are kept as they were written.
 */
export function readIncoming(bundle: unknown, known: MedicalData): Incoming | null {
  if (field(bundle, 'resourceType') !== 'Bundle') return null
  const entries = list(field(bundle, 'entry'))
  const resources = entries.map((entry) => field(entry, 'resource')).filter(isValue)
  const find = createFind(entries)
  const composition = resources.find((one) => one['resourceType'] === 'Composition')
  const patient = patientOf(resources, composition, find)
  if (!patient) return null
  const read = resources
    .filter((one) => !frames.has(said(one['resourceType'])))
    .map((resource) =>
      isOfOther(resource, patient, find)
        ? { resource, reason: 'other-person' as const, records: [] }
        : { resource, reason: reasonOf(resource), records: recordsOf(resource, find) },
    )
  return {
    ...personOf(patient),
    source: sourceOf(resources, composition),
    date: said(composition?.['date'] ?? field(bundle, 'timestamp')).slice(0, 10),
    records: mergeRecords(
      read.flatMap(({ records }) => records),
      known,
    ),
    hasMeasurements: read.some(({ reason }) => reason === 'measurement'),
    leftOut: sumUp(
      read.filter(({ records }) => records.length === 0),
      find,
    ),
  }
}

/** The patient that the summary is about: some bundles have several. */
function patientOf(resources: readonly Value[], composition: Value | undefined, find: Find) {
  const subject = find(composition?.['subject'])
  return subject?.['resourceType'] === 'Patient'
    ? subject
    : resources.find((one) => one['resourceType'] === 'Patient')
}

/** Whether a resource is about another patient of the bundle. */
function isOfOther(resource: Value, patient: Value, find: Find): boolean {
  const subject = find(resource['subject'] ?? resource['patient'])
  return subject?.['resourceType'] === 'Patient' && subject !== patient
}

function personOf(patient: Value) {
  const [name] = list(patient['name'])
  const parts = [...list(field(name, 'given')), field(name, 'family')].map(said).filter(Boolean)
  return { person: parts.join(' ') || said(field(name, 'text')), birthDate: said(patient['birthDate']) }
}

/** The organization that keeps the summary, else whoever wrote it. */
function sourceOf(resources: readonly Value[], composition: Value | undefined): string {
  const organization = resources.find((one) => one['resourceType'] === 'Organization')
  const [author] = list(composition?.['author'])
  return said(organization?.['name']) || said(field(author, 'display')) || said(composition?.['title'])
}
