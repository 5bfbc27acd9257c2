import type { Kind } from '../medicalData/record'
import { isAbsent, isDenied } from './absent'
import { factsOf, notesOf, type Facts } from './facts'
import { field, isValue, list, nameOf, namesOf, said, type Value } from './fhirValue'
import { fieldsOf, intakesOf, type Intake, type MedicineFields } from './intake'
import { referredName, type Find } from './references'

/** What a summary says of something once. */
export interface Found extends Facts {
  kind: Kind
  name: string
  /** Of an allergy that it is one, and no intolerance; of an illness that it is the person's own. */
  isOwn: boolean
  /** Of an illness in the family: who has it. */
  relative: string
  /** Of an allergy: what it causes, and whether it may endanger life. */
  reactions: readonly string[]
  isHighRisk: boolean
  /** Of a medicine: how it is taken, and the fields that this fills. */
  intakes: readonly Intake[]
  fields: MedicineFields
}

/** A record that a summary brings. */
export interface IncomingRecord extends Found {
  /** What the summary says of the same elsewhere: another date, another dose. */
  others: readonly Found[]
  /** Whether the person has a record of this kind with this name. It is neither doubled nor changed. */
  isKnown: boolean
}

/** The longest name of a record. */
const MAX_NAME = 100

/** An illness that its name alone tells to be of the family. */
const ofFamily = /^(family history\b|fh:|antecedentes? familiar(es)?\b|historia familiar\b)/i

/** The records that a resource brings: none for what it denies, and for what is no allergy, illness, operation or medicine. */
export function recordsOf(resource: Value, find: Find): Found[] {
  if (isAbsent(resource) || isDenied(resource)) return []
  const base = { ...none, ...factsOf(resource) }
  switch (resource['resourceType']) {
    case 'AllergyIntolerance':
      return record('allergy', nameOf(resource['code']) || substanceOf(resource), {
        ...base,
        isOwn: resource['type'] !== 'intolerance',
        reactions: reactionsOf(resource),
        isHighRisk: resource['criticality'] === 'high',
      })
    case 'Condition': {
      const name = nameOf(resource['code'])
      return record('illness', name, { ...base, isOwn: !ofFamily.test(name) })
    }
    case 'FamilyMemberHistory':
      return familyRecords(resource, base)
    case 'Procedure':
      return record('intervention', nameOf(resource['code']), base)
    case 'MedicationStatement':
    case 'MedicationRequest':
      return record('medicine', medicineName(resource, find), {
        ...base,
        intakes: intakesOf(resource),
        fields: fieldsOf(resource),
      })
    default:
      return []
  }
}

type Rest = Omit<Found, 'kind' | 'name'>
const none = { isOwn: true, relative: '', reactions: [], isHighRisk: false, intakes: [], fields: {} }

/** None without a name. Of a name that is too long the beginning is the name, and all of it is in the notes. */
function record(kind: Kind, name: string, rest: Rest): Found[] {
  if (name === '') return []
  if (name.length <= MAX_NAME) return [{ kind, name, ...rest }]
  const notes = [name, rest.notes].filter(Boolean).join('\n')
  return [{ kind, ...rest, name: shortened(name), notes }]
}

/** The beginning of a text, to its last whole word. */
const shortened = (text: string): string =>
  `${text
    .replaceAll(/\s+/g, ' ')
    .slice(0, MAX_NAME - 1)
    .replace(/\s\S*$/, '')}…`

const familyRecords = (resource: Value, base: Rest): Found[] =>
  list(resource['condition'])
    .filter(isValue)
    .flatMap((one) =>
      record('illness', nameOf(one['code']), {
        ...base,
        since: factsOf(one).since,
        isOwn: false,
        isActive: true,
        notes: notesOf(one) || notesOf(resource),
        relative: nameOf(resource['relationship']),
      }),
    )

const medicineName = (resource: Value, find: Find): string =>
  nameOf(resource['medicationCodeableConcept']) ||
  referredName(resource, resource['medicationReference'], find)

/** What an allergy is to, where only its reactions name it. */
const substanceOf = (resource: Value): string =>
  list(resource['reaction'])
    .map((one) => nameOf(field(one, 'substance')))
    .find(Boolean) ?? ''

/** What an allergy causes: the signs of each reaction, and how it was described. */
const reactionsOf = (resource: Value): string[] => [
  ...new Set(
    list(resource['reaction'])
      .flatMap((one) => [...namesOf(field(one, 'manifestation')), said(field(one, 'description'))])
      .filter(Boolean),
  ),
]
