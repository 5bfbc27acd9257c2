import type { MedicalData } from '@schemas/generated/entities'
import { listOf, type Kind } from '../medicalData/record'
import { field, isValue, list, nameOf, said, type Value } from './fhirValue'
import { isAbsent, recordsOf, type IncomingRecord } from './recordsOf'

export interface Incoming {
  /** Whose summary it is, who has put it together, and when (YYYY-MM-DD). */
  person: string
  birthDate: string
  source: string
  date: string
  records: readonly IncomingRecord[]
  /** Entries that are no record: measurements, results, consultations, what was ruled out, and those without a name. */
  leftOut: number
  /** Whether it has measurements, which an import of measurements reads. */
  hasMeasurements: boolean
}

/** What a summary consists of beside its content. */
const frames: ReadonlySet<string> = new Set([
  'Composition',
  'Patient',
  'Organization',
  'Practitioner',
  'PractitionerRole',
  'Device',
  'Medication',
])

/**
 * Reads what a bundle of HL7 FHIR R4 says about a person, beside what they have already. Null for anything but a bundle with a
 * patient. Names are kept as they were written.
 */
export function readIncoming(bundle: unknown, known: MedicalData): Incoming | null {
  if (field(bundle, 'resourceType') !== 'Bundle') return null
  const entries = list(field(bundle, 'entry'))
  const resources = entries.map((entry) => field(entry, 'resource')).filter(isValue)
  const patient = resources.find((one) => one['resourceType'] === 'Patient')
  if (!patient) return null
  const medications = medicationsOf(entries)
  const content = resources.filter((one) => !frames.has(said(one['resourceType'])))
  const found = content.map((one) => recordsOf(one, medications))
  const composition = resources.find((one) => one['resourceType'] === 'Composition')
  const named = new Set(namesOf(known))
  return {
    ...personOf(patient),
    source: sourceOf(resources, composition),
    date: said(composition?.['date'] ?? field(bundle, 'timestamp')).slice(0, 10),
    records: onceEach(found.flat())
      .map((record) => ({ ...record, isKnown: named.has(recordKeyOf(record.kind, record.name)) }))
      .toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown)),
    hasMeasurements: content.some((one) => one['resourceType'] === 'Observation'),
    leftOut: content.filter((one, at) => found[at]?.length === 0 && !isAbsent(one)).length,
  }
}

/** The names of the medicines that are entries of their own, by how others refer to them. */
const medicationsOf = (entries: readonly unknown[]): ReadonlyMap<string, string> =>
  new Map(
    entries.flatMap((entry): [string, string][] => {
      const resource = field(entry, 'resource')
      if (!isValue(resource) || resource['resourceType'] !== 'Medication') return []
      const name = nameOf(resource['code'])
      return [
        [said(field(entry, 'fullUrl')), name],
        [`Medication/${said(resource['id'])}`, name],
      ]
    }),
  )

/** Twice in one summary is once: the active one, where one is past. */
function onceEach<R extends Pick<IncomingRecord, 'kind' | 'name' | 'isActive'>>(records: readonly R[]): R[] {
  const each = new Map<string, R>()
  for (const record of records) {
    const key = recordKeyOf(record.kind, record.name)
    const before = each.get(key)
    if (!before || (record.isActive && !before.isActive)) each.set(key, record)
  }
  return [...each.values()]
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

const namesOf = (known: MedicalData): string[] =>
  (Object.keys(listOf) as Kind[]).flatMap((kind) =>
    known[listOf[kind]].map(({ name }) => recordKeyOf(kind, name)),
  )

/** A name without accents, case and spaces around it. */
const recordKeyOf = (kind: Kind, name: string): string =>
  `${kind} ${name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim().replaceAll(/\s+/g, ' ')}`
