import { isAbsent, isDenied } from './absent'
import { field, list, nameOf, said, type Value } from './fhirValue'
import { referredName, type Find } from './references'

/**
 * Why an entry of a summary is no record: it says that there is nothing, it was ruled out or not done, it is about somebody else, it has no
 * name, or the portal has no place for it.
 */
export type LeftOutReason =
  | 'absent'
  | 'denied'
  | 'other-person'
  | 'vaccine'
  | 'measurement'
  | 'result'
  | 'device'
  | 'nameless'
  | 'other'

/** The entries that are left out for a reason: how many, and the names that they have. */
export interface LeftOut {
  reason: LeftOutReason
  count: number
  names: readonly string[]
}

const types: Readonly<Record<string, LeftOutReason>> = {
  Immunization: 'vaccine',
  ImmunizationRecommendation: 'vaccine',
  Observation: 'measurement',
  DiagnosticReport: 'result',
  ImagingStudy: 'result',
  DeviceUseStatement: 'device',
  AllergyIntolerance: 'nameless',
  Condition: 'nameless',
  FamilyMemberHistory: 'nameless',
  Procedure: 'nameless',
  MedicationStatement: 'nameless',
  MedicationRequest: 'nameless',
}

/** The order on the page: what matters most to a doctor first. */
const order: readonly LeftOutReason[] = [
  'absent',
  'denied',
  'other-person',
  'nameless',
  'vaccine',
  'result',
  'measurement',
  'device',
  'other',
]

/** Why a resource of the person is left out. */
export const reasonOf = (resource: Value): LeftOutReason => {
  if (isAbsent(resource)) return 'absent'
  if (isDenied(resource)) return 'denied'
  return types[said(resource['resourceType'])] ?? 'other'
}

/** What is left out, by reason. */
export function sumUp(all: readonly { resource: Value; reason: LeftOutReason }[], find: Find): LeftOut[] {
  return order.flatMap((reason) => {
    const found = all.filter((one) => one.reason === reason)
    const names = new Set(found.map(({ resource }) => titleOf(resource, find)).filter(Boolean))
    return found.length > 0 ? [{ reason, count: found.length, names: [...names] }] : []
  })
}

/** What people read of an entry. */
function titleOf(resource: Value, find: Find): string {
  const concepts = ['code', 'medicationCodeableConcept', 'vaccineCode', 'type', 'scope', 'relationship']
  const [category] = list(resource['category'])
  const [sort] = list(resource['type'])
  return (
    concepts.map((name) => nameOf(resource[name])).find(Boolean) ||
    ['medicationReference', 'device']
      .map((name) => referredName(resource, resource[name], find))
      .find(Boolean) ||
    said(resource['title']) ||
    said(resource['description']) ||
    nameOf(sort) ||
    nameOf(category) ||
    said(field(resource['class'], 'display'))
  )
}
