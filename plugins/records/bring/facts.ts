import { codesOf, field, list, nameOf, namesOf, numberIn, said, type Value } from './fhirValue'

export type Severity = 'mild' | 'moderate' | 'severe'

/** What a summary says about a record of any kind beside its name. */
export interface Facts {
  notes: string
  isActive: boolean
  /** Whether the summary calls it unconfirmed, provisional or one of several that it may be. */
  isUnconfirmed: boolean
  /** When it began or was done, and when it ended, as precisely as the summary says: "2015", "2015-03", "2015-03-04", "childhood". */
  since: string
  until: string
  severity: Severity | null
  /** Why it was prescribed or done, and where on the body it is. */
  reasons: readonly string[]
  places: readonly string[]
}

/** Reads these facts of a resource. */
export const factsOf = (resource: Value): Facts => ({
  notes: notesOf(resource),
  isActive: isActive(resource),
  isUnconfirmed: codesOf(resource['verificationStatus']).some((code) =>
    /^(unconfirmed|provisional|differential)$/.test(code),
  ),
  since: sinceOf(resource),
  until: untilOf(resource),
  severity: severityOf(resource),
  reasons: [...namesOf(resource['reasonCode']), ...displaysOf(resource['reasonReference'])],
  places: namesOf(resource['bodySite']),
})

const displaysOf = (references: unknown): string[] =>
  list(references)
    .map((one) => said(field(one, 'display')))
    .filter(Boolean)

/** Over, stopped, on hold or resolved is past, and so is what has an end and no status; anything else is active. */
function isActive(resource: Value): boolean {
  const status = codesOf(resource['clinicalStatus'])[0] ?? said(resource['status'])
  const isEnded = /^(unknown)?$/.test(status) && untilOf(resource) !== ''
  return !isEnded && !/^(inactive|remission|resolved|completed|stopped|cancelled|on-hold)$/.test(status)
}

/** A date without its time, an age, or words. */
function timeIn(resource: Value, name: string, end: 'start' | 'end'): string {
  const age = numberIn(field(resource[`${name}Age`], 'value'))
  const unit = said(field(resource[`${name}Age`], 'unit')) || said(field(resource[`${name}Age`], 'code'))
  return (
    said(resource[`${name}DateTime`]).slice(0, 10) ||
    said(field(resource[`${name}Period`], end)).slice(0, 10) ||
    said(resource[`${name}String`]) ||
    (age === null ? '' : `${age} ${unit}`.trim())
  )
}

const sinceOf = (resource: Value): string =>
  ['onset', 'performed', 'effective'].map((name) => timeIn(resource, name, 'start')).find(Boolean) ??
  said(resource['authoredOn']).slice(0, 10)

function untilOf(resource: Value): string {
  const ends = ['performed', 'effective'].map((name) =>
    said(field(resource[`${name}Period`], 'end')).slice(0, 10),
  )
  const until = timeIn(resource, 'abatement', 'end') || (ends.find(Boolean) ?? '')
  // An operation that ends on its day has one date.
  return until === sinceOf(resource) ? '' : until
}

const severities: Readonly<Record<string, Severity>> = {
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
  '255604002': 'mild',
  '6736007': 'moderate',
  '24484000': 'severe',
}
const order = ['severe', 'moderate', 'mild'] as const

/** Of an illness, or of the worst reaction to something. */
function severityOf(resource: Value): Severity | null {
  const written = [
    ...codesOf(resource['severity']),
    ...list(resource['reaction']).map((one) => said(field(one, 'severity'))),
  ].map((code) => severities[code])
  return order.find((one) => written.includes(one)) ?? null
}

/** The notes of a resource. A severity that is none of the three is a note. */
export function notesOf(resource: Value): string {
  const severity = severityOf(resource) === null ? nameOf(resource['severity']) : ''
  return [...list(resource['note']).map((one) => said(field(one, 'text'))), severity]
    .filter(Boolean)
    .join('\n')
}
