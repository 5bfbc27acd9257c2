import { escapeHtml } from '../page/escapeHtml'
import { resourcesOf, type ArchiveContent, type Bundle, type FhirTexts } from './bundle'
import { toEntries } from './identify'
import { concept, LOINC, referenceTo, unknown, type Resource } from './resource'

/** What a summary needs of the texts. */
export interface SummaryTexts extends FhirTexts {
  language: string
  title: string
  noInformation: string
  section: (id: SummaryPartId) => string
}

/**
 * The sections of the International Patient Summary: HL7 IPS 2.0 (hl7.org/fhir/uv/ips, Composition-uv-ips). The first three are required;
 * the history of the family is one more, which its rules allow.
 */
const summaryParts = [
  { id: 'problems', code: '11450-4', display: 'Problem list - Reported', isRequired: true },
  { id: 'allergies', code: '48765-2', display: 'Allergies and adverse reactions Document', isRequired: true },
  { id: 'medications', code: '10160-0', display: 'History of Medication use Narrative', isRequired: true },
  { id: 'procedures', code: '47519-4', display: 'History of Procedures Document', isRequired: false },
  {
    id: 'results',
    code: '30954-2',
    display: 'Relevant diagnostic tests/laboratory data note',
    isRequired: false,
  },
  { id: 'vitalSigns', code: '8716-3', display: 'Vital signs note', isRequired: false },
  { id: 'pastProblems', code: '11348-0', display: 'History of Past illness note', isRequired: false },
  { id: 'family', code: '10157-6', display: 'History of family member diseases note', isRequired: false },
] as const
export type SummaryPartId = (typeof summaryParts)[number]['id']

/**
 * The International Patient Summary of a person: what a doctor anywhere needs first, as a document of HL7 FHIR R4. Assembled by the portal, so
 * its author is the portal. An empty list is "no information": nobody has said that there is nothing.
 */
export async function toSummary(content: ArchiveContent, texts: SummaryTexts): Promise<Bundle> {
  const current = { ...content, appointments: [], files: [], facts: newestOf(content) }
  const all = await resourcesOf(current, texts)
  const resources = all.map(completed)
  const chosen = summaryParts.map((part) => ({
    ...part,
    found: resources.filter((resource) => summaryPartOf(resource) === part.id),
  }))
  const portal: Resource = {
    resourceType: 'Device',
    id: 'portal',
    deviceName: [{ name: content.centre, type: 'user-friendly-name' }],
  }
  const composition = compositionOf(content, portal, chosen, texts)
  const included = [
    composition,
    portal,
    ...resources.filter(isPerson),
    ...chosen.flatMap(({ found }) => found),
  ]
  return {
    resourceType: 'Bundle',
    identifier: { system: 'urn:ietf:rfc:3986', value: `urn:uuid:${crypto.randomUUID()}` },
    type: 'document',
    timestamp: content.createdAt,
    entry: await toEntries(included, content.origin),
  }
}

const isPerson = ({ resourceType }: Resource) =>
  ['Patient', 'Organization', 'Practitioner'].includes(resourceType)

/** The last value of each measure. */
const newestOf = ({ facts }: ArchiveContent) =>
  facts.map((one) => ({ ...one, newest: one.newest.slice(0, 1), days: [] }))

/** What the profiles of the summary require and nobody has said is unknown. */
function completed(resource: Resource): Resource {
  const { resourceType } = resource
  if (resourceType === 'Procedure') return { ...resource, _performedDateTime: unknown }
  const lacksTime = resourceType === 'DiagnosticReport' && resource['effectiveDateTime'] === undefined
  if (resourceType === 'MedicationStatement' || lacksTime) return { ...resource, _effectiveDateTime: unknown }
  return resource
}

const kinds: Readonly<Record<string, SummaryPartId>> = {
  AllergyIntolerance: 'allergies',
  MedicationStatement: 'medications',
  MedicationRequest: 'medications',
  Procedure: 'procedures',
  DiagnosticReport: 'results',
  FamilyMemberHistory: 'family',
}

/** The section of a resource; undefined for one that the summary leaves to the archive. */
function summaryPartOf(resource: Resource): SummaryPartId | undefined {
  const has = (field: string, code: string) => JSON.stringify(resource[field] ?? '').includes(`"${code}"`)
  const { resourceType } = resource
  const isPast = has('clinicalStatus', 'inactive') || has('status', 'completed')
  if (resourceType === 'Condition') return isPast ? 'pastProblems' : 'problems'
  if (resourceType.startsWith('Medication') && isPast) return undefined
  if (resourceType !== 'Observation') return kinds[resourceType]
  if (has('category', 'laboratory')) return 'results'
  return has('category', 'vital-signs') ? 'vitalSigns' : undefined
}

type Chosen = (typeof summaryParts)[number] & { found: readonly Resource[] }

function compositionOf(
  { person, createdAt }: ArchiveContent,
  portal: Resource,
  chosen: readonly Chosen[],
  texts: SummaryTexts,
): Resource {
  return {
    resourceType: 'Composition',
    id: 'summary',
    language: texts.language,
    status: 'final',
    type: concept(LOINC, '60591-5', 'Patient summary Document'),
    subject: { reference: `Patient/${person.id}` },
    date: createdAt,
    author: [referenceTo(portal)],
    custodian: { reference: 'Organization/centre' },
    title: texts.title,
    section: chosen
      .filter(({ found, isRequired }) => found.length > 0 || isRequired)
      .map((part) => writePart(part, texts)),
  }
}

function writePart({ id, code, display, found }: Chosen, texts: SummaryTexts) {
  const lang = escapeHtml(texts.language)
  const items = found.map((resource) => `<li>${wordsOf(resource).map(escapeHtml).join('<br/>')}</li>`)
  const body = items.length > 0 ? `<ul>${items.join('')}</ul>` : `<p>${escapeHtml(texts.noInformation)}</p>`
  return {
    title: texts.section(id),
    code: concept(LOINC, code, display),
    text: {
      status: 'generated',
      div: `<div xmlns="http://www.w3.org/1999/xhtml" lang="${lang}" xml:lang="${lang}">${body}</div>`,
    },
    ...(found.length > 0 ? { entry: found.map((one) => referenceTo(one)) } : { emptyReason: unavailable }),
  }
}

const unavailable = concept(
  'http://terminology.hl7.org/CodeSystem/list-empty-reason',
  'unavailable',
  'Unavailable',
)

interface Words {
  code?: { text?: string }
  medicationCodeableConcept?: { text?: string }
  condition?: readonly Words[]
  component?: readonly (Words & { valueQuantity?: Quantity })[]
  valueQuantity?: Quantity
  dosage?: readonly { text?: string }[]
  dosageInstruction?: readonly { text?: string }[]
  note?: readonly { text: string }[]
  effectiveDateTime?: string
}
interface Quantity {
  value: number
  unit: string
}

/** What people read of a resource: its name and value, how it is taken, when, and notes. */
export function wordsOf(resource: Resource): string[] {
  const words = resource as Resource & Words
  const values = [words, ...(words.component ?? [])].flatMap(({ valueQuantity: one }) =>
    one ? [`${one.value} ${one.unit}`] : [],
  )
  const names = [words, ...(words.condition ?? [])].flatMap(({ code }) => code?.text ?? [])
  const name = words.medicationCodeableConcept?.text ?? names.join(', ')
  return [
    values.length > 0 ? `${name}: ${values.join(' / ')}` : name,
    ...[...(words.dosage ?? []), ...(words.dosageInstruction ?? [])].flatMap(({ text }) => text ?? []),
    words.effectiveDateTime ?? '',
    ...(words.note ?? []).map(({ text }) => text),
  ].filter(Boolean)
}
