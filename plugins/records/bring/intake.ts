import type { Medicine } from '@schemas/generated/entities'
import { codes } from '../medicalData/codes'
import { codesOf, field, isValue, list, nameOf, namesOf, numberIn, said, type Value } from './fhirValue'

/** How a medicine is taken, as a summary says it. */
export interface Intake {
  /** What was written; else the parts below say it. */
  text: string
  dose: number | null
  unit: string
  route: string
  /** How many times in each period: "2", "1–3". */
  times: string
  period: Frequency | null
  /** A time that is only named: "BID". */
  timeName: string
  isAsNeeded: boolean
  /** What is written beside the dosage: "with food". */
  advice: readonly string[]
  /** Whether the summary says more about when it is taken than these parts. */
  hasMore: boolean
}

type Fields =
  | 'dose'
  | 'doseUnit'
  | 'administrationRoute'
  | 'posology'
  | 'posologyType'
  | 'duration'
  | 'durationType'

/** The fields of a medicine that an intake fills without a doubt. */
export type MedicineFields = Pick<Medicine, Fields>

/** Every how many hours, days, weeks or months, with the numbers of the API. */
interface Frequency {
  count: number
  type: number
}

const periodTypes: Readonly<Record<string, number>> = { h: 1, d: 2, wk: 3, mo: 4 }
const durationTypes: Readonly<Record<string, number>> = { min: 1, h: 2, d: 3, wk: 4, mo: 6 }
const understood = new Set(['frequency', 'frequencyMax', 'period', 'periodUnit', 'boundsDuration'])

const dosagesOf = (resource: Value): Value[] =>
  [...list(resource['dosage']), ...list(resource['dosageInstruction'])].filter(isValue)

/** How a medicine is taken, each dosage of its own. */
export const intakesOf = (resource: Value): Intake[] => dosagesOf(resource).map(intakeOf)

function intakeOf(dosage: Value): Intake {
  const repeat = repeatOf(dosage)
  const quantity = quantityOf(dosage)
  const [least, most] = [numberIn(repeat['frequency']) ?? 1, numberIn(repeat['frequencyMax'])]
  return {
    text: said(dosage['text']) || said(dosage['patientInstruction']),
    dose: numberIn(field(quantity, 'value')),
    unit: said(field(quantity, 'unit')) || said(field(quantity, 'code')),
    route: nameOf(dosage['route']),
    times: most === null ? String(least) : `${least}–${most}`,
    period: frequencyOf(repeat),
    timeName: nameOf(field(dosage['timing'], 'code')),
    isAsNeeded: dosage['asNeededBoolean'] === true || isValue(dosage['asNeededCodeableConcept']),
    advice: adviceOf(dosage),
    hasMore: hasMore(dosage, repeat),
  }
}

/** What is said to the person besides the text of a dosage. */
const adviceOf = (dosage: Value): string[] => [
  ...(said(dosage['text']) ? [said(dosage['patientInstruction'])].filter(Boolean) : []),
  ...namesOf(dosage['additionalInstruction']),
]

/** A maximum, a rate, an event or a moment of the day: what the parts of an intake have no place for. */
const hasMore = (dosage: Value, repeat: Value): boolean =>
  Object.keys(repeat).some((key) => !understood.has(key)) ||
  list(field(dosage['timing'], 'event')).length > 0 ||
  (['frequency', 'period'].some((key) => key in repeat) && frequencyOf(repeat) === null) ||
  isValue(dosage['maxDosePerPeriod']) ||
  isValue(field(list(dosage['doseAndRate'])[0], 'doseRange'))

const repeatOf = (dosage: Value): Value => {
  const repeat = field(dosage['timing'], 'repeat')
  return isValue(repeat) ? repeat : {}
}

/** The dose; older releases of FHIR have it without its rate. */
const quantityOf = (dosage: Value): unknown =>
  field(list(dosage['doseAndRate'])[0], 'doseQuantity') ?? dosage['doseQuantity']

function frequencyOf(repeat: Value): Frequency | null {
  const count = numberIn(repeat['period'])
  const type = periodTypes[said(repeat['periodUnit'])]
  return count !== null && Number.isInteger(count) && count > 0 && type ? { count, type } : null
}

/**
 * The fields of a medicine with one dosage, where codes and numbers leave no doubt: "twice a day" is not "every 12 hours", and a tablet is
 * no unit of the list.
 */
export function fieldsOf(resource: Value): MedicineFields {
  const [dosage, ...others] = dosagesOf(resource)
  if (!dosage || others.length > 0) return {}
  return { ...doseOf(quantityOf(dosage)), ...routeOf(dosage), ...timingOf(repeatOf(dosage)) }
}

function doseOf(quantity: unknown): MedicineFields {
  const value = numberIn(field(quantity, 'value'))
  const unit = codes.unit.find(({ ucum }) => ucum !== undefined && ucum === field(quantity, 'code'))
  return value !== null && value > 0 && unit ? { dose: value, doseUnit: unit.id } : {}
}

function routeOf(dosage: Value): MedicineFields {
  const written = new Set(codesOf(dosage['route']))
  const route = codes.route.find(({ snomed }) => snomed !== undefined && written.has(snomed.code))
  return route ? { administrationRoute: route.id } : {}
}

function timingOf(repeat: Value): MedicineFields {
  const period = frequencyOf(repeat)
  const isOnce = (numberIn(repeat['frequency']) ?? 1) === 1 && repeat['frequencyMax'] === undefined
  if (!period || !isOnce) return {}
  const bounds = repeat['boundsDuration']
  const length = numberIn(field(bounds, 'value'))
  const durationType = durationTypes[said(field(bounds, 'code'))]
  const lasting = length !== null && Number.isInteger(length) && length > 0 && durationType
  return {
    posology: period.count,
    posologyType: period.type,
    ...(lasting && { duration: length, durationType }),
  }
}
