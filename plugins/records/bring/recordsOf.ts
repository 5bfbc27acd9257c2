import type { Kind } from '../medicalData/record'
import { codesOf, field, isValue, list, nameOf, said, type Value } from './fhirValue'
import { fieldsOf, intakesOf, type Intake, type MedicineFields } from './intake'

/** A record that a summary brings. */
export interface IncomingRecord {
  kind: Kind
  name: string
  notes: string
  /** Active; of an allergy that it is one, of an illness that it is the person's own. */
  isActive: boolean
  isOwn: boolean
  /** Whether the person has a record of this kind with this name. It is neither doubled nor changed. */
  isKnown: boolean
  /** Whether the summary calls it unconfirmed, provisional or one of several that it may be. */
  isUnconfirmed: boolean
  /** When it began or was done, as precisely as the summary says: "2015", "2015-03", "2015-03-04". */
  since: string
  /** Of an illness in the family: who has it. */
  relative: string
  /** Of an allergy: what it causes, and whether it may endanger life. */
  reactions: readonly string[]
  isHighRisk: boolean
  /** Of a medicine: how it is taken, and the fields that this fills. */
  intakes: readonly Intake[]
  fields: MedicineFields
}

export type Found = Omit<IncomingRecord, 'isKnown'>

/** The longest name of a record. */
const MAX_NAME = 100

/**
 * What says that there is nothing, or that nobody knows: HL7's list, and the situations of SNOMED CT: no known allergy (also to medicines,
 * food, animals, insects, latex and the environment), no current problem, no medicine.
 */
const absent =
  /^(no-known-|no-\w+-info|716186003|409137002|428607008|429625007|428197003|716220001|1003774007|160244002|160245001|787481004|not-asked|unknown$)/

/** What was written by mistake or ruled out, was never done or taken, or must not be given. It is no record of the person. */
const isDenied = (resource: Value): boolean =>
  /^(entered-in-error|not-taken|not-done|preparation|draft)$/.test(said(resource['status'])) ||
  codesOf(resource['verificationStatus']).some((code) => /^(refuted|entered-in-error)$/.test(code)) ||
  resource['doNotPerform'] === true

/** Whether a resource says that there is nothing, which is no record and nothing that is left out. */
export const isAbsent = (resource: Value): boolean =>
  [resource['code'], resource['medicationCodeableConcept']].some((concept) =>
    codesOf(concept).some((code) => absent.test(code)),
  )

/** The records that a resource brings. Takes the names of the medicines that are entries of their own, by their references. */
export function recordsOf(resource: Value, medications: ReadonlyMap<string, string>): Found[] {
  if (isAbsent(resource) || isDenied(resource)) return []
  const record = (kind: Kind, name: string, more: Partial<Found> = {}): Found[] =>
    name === '' || name.length > MAX_NAME ? [] : [{ ...emptyOf(resource), kind, name, ...more }]
  switch (resource['resourceType']) {
    case 'AllergyIntolerance':
      return record('allergy', nameOf(resource['code']) || substanceOf(resource), {
        isOwn: resource['type'] !== 'intolerance',
        reactions: reactionsOf(resource),
        isHighRisk: resource['criticality'] === 'high',
      })
    case 'Condition':
      return record('illness', nameOf(resource['code']))
    case 'FamilyMemberHistory':
      return list(resource['condition'])
        .filter(isValue)
        .flatMap((one) =>
          record('illness', nameOf(one['code']), {
            isOwn: false,
            isActive: true,
            notes: notesOf(one) || notesOf(resource),
            relative: nameOf(resource['relationship']),
          }),
        )
    case 'Procedure':
      return record('intervention', nameOf(resource['code']))
    case 'MedicationStatement':
    case 'MedicationRequest':
      return record('medicine', medicineName(resource, medications), {
        intakes: intakesOf(resource),
        fields: fieldsOf(resource),
      })
    default:
      return []
  }
}

const emptyOf = (resource: Value): Omit<Found, 'kind' | 'name'> => ({
  notes: notesOf(resource),
  isActive: isActive(resource),
  isOwn: true,
  isUnconfirmed: codesOf(resource['verificationStatus']).some((code) =>
    /^(unconfirmed|provisional|differential)$/.test(code),
  ),
  since: sinceOf(resource),
  relative: '',
  reactions: [],
  isHighRisk: false,
  intakes: [],
  fields: {},
})

/** The name of a medicine: its own, or that of what it refers to, which may be inside it. */
function medicineName(resource: Value, medications: ReadonlyMap<string, string>): string {
  const reference = resource['medicationReference']
  const target = said(field(reference, 'reference'))
  const inside = list(resource['contained']).find((one) => `#${said(field(one, 'id'))}` === target)
  return (
    nameOf(resource['medicationCodeableConcept']) ||
    (medications.get(target) ?? '') ||
    nameOf(field(inside, 'code')) ||
    said(field(reference, 'display'))
  )
}

/** What an allergy is to, where only its reactions name it. */
const substanceOf = (resource: Value): string =>
  list(resource['reaction'])
    .map((one) => nameOf(field(one, 'substance')))
    .find(Boolean) ?? ''

const reactionsOf = (resource: Value): string[] => [
  ...new Set(
    list(resource['reaction'])
      .flatMap((one) => list(field(one, 'manifestation')).map(nameOf))
      .filter(Boolean),
  ),
]

/** Over, stopped, on hold or resolved is past; what does not say is active. */
function isActive(resource: Value): boolean {
  const status = codesOf(resource['clinicalStatus'])[0] ?? said(resource['status'])
  return !/^(inactive|remission|resolved|completed|stopped|cancelled|on-hold)$/.test(status)
}

/** The date of a beginning, without its time. */
const sinceOf = (resource: Value): string =>
  (
    said(resource['onsetDateTime']) ||
    said(field(resource['onsetPeriod'], 'start')) ||
    said(resource['performedDateTime']) ||
    said(field(resource['performedPeriod'], 'start')) ||
    said(field(resource['effectivePeriod'], 'start')) ||
    said(resource['effectiveDateTime'])
  ).slice(0, 10)

const notesOf = (resource: Value): string =>
  list(resource['note'])
    .map((one) => said(field(one, 'text')))
    .filter(Boolean)
    .join('\n')
