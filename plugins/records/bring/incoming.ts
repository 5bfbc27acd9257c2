import type { MedicalData } from '@schemas/generated/entities'
import { listOf, type Kind } from '../medicalData/record'

/** A record that a summary brings. */
export interface IncomingRecord {
  kind: Kind
  name: string
  /** What the summary says of it: how it is taken, notes. */
  notes: string
  /** Active; of an allergy that it is one, of an illness that it is the person's own. */
  isActive: boolean
  isOwn: boolean
  /** Whether the person has a record of this kind with this name. It is neither doubled nor changed. */
  isKnown: boolean
}

export interface Incoming {
  /** Whose summary it is, who has put it together, and when (YYYY-MM-DD). */
  person: string
  birthDate: string
  source: string
  date: string
  records: readonly IncomingRecord[]
  /** Entries that the portal has no place for: measurements, results, consultations, and those without a name. */
  leftOut: number
  /** Whether it has measurements, which an import of measurements reads. */
  hasMeasurements: boolean
}

type Value = Readonly<Record<string, unknown>>
type Found = Omit<IncomingRecord, 'isKnown'>

/** The longest name of a record. */
const MAX_NAME = 100
/** What says that there is nothing, or that nobody knows: HL7's list, and SNOMED CT. */
const absent = /^(no-known-|no-\w+-info|716186003|160245001|787481004)/
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
  const medications = new Map(
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
  const content = resources.filter((one) => !frames.has(said(one['resourceType'])))
  const found = content.map((one) => recordsOf(one, medications))
  const named = new Set(namesOf(known))
  const repeated = new Set<string>()
  const records = found.flat().flatMap((record): IncomingRecord[] => {
    const key = recordKeyOf(record.kind, record.name)
    // Twice in one summary is once.
    if (repeated.has(key)) return []
    repeated.add(key)
    return [{ ...record, isKnown: named.has(key) }]
  })
  const composition = resources.find((one) => one['resourceType'] === 'Composition')
  return {
    ...personOf(patient),
    source: sourceOf(resources, composition),
    date: said(composition?.['date'] ?? field(bundle, 'timestamp')).slice(0, 10),
    records: records.toSorted((a, b) => Number(a.isKnown) - Number(b.isKnown)),
    hasMeasurements: content.some((one) => one['resourceType'] === 'Observation'),
    leftOut: content.filter((one, at) => found[at]?.length === 0 && !isAbsent(one)).length,
  }
}

function recordsOf(resource: Value, medications: ReadonlyMap<string, string>): Found[] {
  if (isAbsent(resource)) return []
  const notes = notesOf(resource)
  const record = (kind: Kind, name: string, more: Partial<Found> = {}): Found[] =>
    name === '' || name.length > MAX_NAME
      ? []
      : [{ kind, name, notes, isActive: isActive(resource), isOwn: true, ...more }]
  switch (resource['resourceType']) {
    case 'AllergyIntolerance':
      return record('allergy', nameOf(resource['code']), { isOwn: resource['type'] !== 'intolerance' })
    case 'Condition':
      return record('illness', nameOf(resource['code']))
    case 'FamilyMemberHistory':
      return list(resource['condition']).flatMap((one) =>
        record('illness', nameOf(field(one, 'code')), { isOwn: false, isActive: true }),
      )
    case 'Procedure':
      return record('intervention', nameOf(resource['code']))
    case 'MedicationStatement':
    case 'MedicationRequest': {
      const reference = said(field(resource['medicationReference'], 'reference'))
      return record(
        'medicine',
        nameOf(resource['medicationCodeableConcept']) || (medications.get(reference) ?? ''),
      )
    }
    default:
      return []
  }
}

const isAbsent = (resource: Value): boolean =>
  [resource['code'], resource['medicationCodeableConcept']].some((concept) =>
    list(field(concept, 'coding')).some((coding) => absent.test(said(field(coding, 'code')))),
  )

/** Over, stopped or resolved is past; what does not say is active. */
function isActive(resource: Value): boolean {
  const [coding] = list(field(resource['clinicalStatus'], 'coding'))
  const status = said(field(coding, 'code')) || said(resource['status'])
  return !/^(inactive|remission|resolved|completed|stopped|cancelled|entered-in-error|not-taken)$/.test(
    status,
  )
}

function notesOf(resource: Value): string {
  const doses = [...list(resource['dosage']), ...list(resource['dosageInstruction'])]
  return [...doses, ...list(resource['note'])]
    .map((one) => said(field(one, 'text')))
    .filter(Boolean)
    .join('\n')
}

/** The words of a concept: what was written, else the name of its code. */
function nameOf(concept: unknown): string {
  const written = said(field(concept, 'text'))
  const names = list(field(concept, 'coding')).map((coding) => said(field(coding, 'display')))
  return (written || (names.find(Boolean) ?? '')).trim()
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

const isValue = (value: unknown): value is Value => typeof value === 'object' && value !== null
const field = (value: unknown, name: string): unknown => (isValue(value) ? value[name] : undefined)
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const said = (value: unknown): string => (typeof value === 'string' ? value : '')
