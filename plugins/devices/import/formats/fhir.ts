import { converterOf, type MeasureId } from '../convert'
import { isEstimate } from '../csv/columns'
import { isEntry, jsonFormat, numberOf, readInstant, textOf, type Entry, type Writer } from './json'
import type { Meal } from './meals'

/** What LOINC codes measure: those of the vital signs profiles of HL7 FHIR R4, and those that the portal writes itself. */
const measures: ReadonlyMap<string, MeasureId> = new Map([
  ['59408-5', 1],
  ['2708-6', 1],
  ['8480-6', 2],
  ['8462-4', 3],
  ['8867-4', 4],
  ['80404-7', 5],
  ['55423-8', 7],
  ['29463-7', 8],
  ['3141-9', 8],
  ['8310-5', 9],
  ['9279-1', 10],
  // In blood, and of a meter: mass and moles.
  ['2339-0', 11],
  ['15074-8', 11],
  ['41653-7', 11],
  ['14743-9', 11],
  ['41981-2', 14],
  ['55430-3', 15],
])

/** The units of UCUM that are written otherwise here. */
const units: Readonly<Record<string, string>> = {
  'mm[Hg]': 'mmHg',
  '[lb_av]': 'lb',
  '[oz_av]': 'oz',
  Cel: 'degC',
  '[degF]': 'degF',
  '{steps}': 'steps',
  '{beats}/min': '/min',
  '{Beats}/min': '/min',
  '{breaths}/min': '/min',
}

/** The codes of ISO/IEEE 11073-10101 for a meal. */
const MEAL = '8417864'
const meals: Readonly<Record<string, Meal>> = { 8417876: 'fasting', 8417868: 'before', 8417872: 'after' }

const entriesOf = (value: unknown): Entry[] => (Array.isArray(value) ? value.filter(isEntry) : [])
const fieldOf = (value: unknown, name: string): unknown => (isEntry(value) ? value[name] : undefined)
const codesOf = (concept: unknown): string[] =>
  entriesOf(fieldOf(concept, 'coding')).map(({ code }) => textOf(code))
const measureOf = (concept: unknown) => codesOf(concept).flatMap((code) => measures.get(code) ?? [])[0]

/**
 * The Observations of a bundle of HL7 FHIR R4, such as an International Patient Summary or the record of another portal. Only what has a code,
 * a unit and an instant is read. Source: https://hl7.org/fhir/R4/observation-vitalsigns.html.
 */
export const fhir = jsonFormat({
  id: 'fhir',
  reads: ({ head }) => /"resourceType"\s*:\s*"(Bundle|Observation)"/.test(head),
  listOf: (content) =>
    fieldOf(content, 'resourceType') === 'Observation'
      ? [content]
      : entriesOf(fieldOf(content, 'entry')).map(({ resource }) => resource),
  readEntry: (entry, writer) => {
    if (entry['resourceType'] !== 'Observation') return
    if (!/^(final|amended|corrected)$/.test(textOf(entry['status']))) return
    if (isEstimate(textOf(fieldOf(entry['method'], 'text')))) return writer.leaveOut('estimate')
    const found = [entry, ...entriesOf(entry['component'])].flatMap((one) => valueOf(one, writer))
    // What the portal has no measure for: height, a question about smoking, the sum of a day.
    if (found.length === 0) return
    const values = found.filter((value) => value !== null)
    if (values.length < found.length) return
    const when = startOf(entry)
    if (/^\d{4}(-\d\d){0,2}$/.test(when)) return writer.leaveOut('time', when)
    writer.add(values, readInstant(when, writer.context.zone), sourceOf(entry), mealOf(entry))
  },
})

/** The value of an Observation or a component; null where it has a measure, and a unit that is not known or no number. */
function valueOf(one: Entry, { leaveOut }: Writer): (readonly [MeasureId, number] | null)[] {
  const id = measureOf(one['code'])
  const quantity = one['valueQuantity']
  if (id === undefined || !isEntry(quantity)) return []
  const number = numberOf(quantity['value'])
  const unit = textOf(quantity['code']) || textOf(quantity['unit'])
  const convert = converterOf(id, units[unit] ?? unit)
  // A comparator: less than what the device measures.
  if (number === null || quantity['comparator'] !== undefined) leaveOut('number')
  else if (!convert) leaveOut('unit', unit)
  else return [[id, convert(number)]]
  return [null]
}

/** When it was measured, as it is written: an instant, or a date alone. */
const startOf = (entry: Entry): string =>
  textOf(entry['effectiveDateTime']) ||
  textOf(entry['effectiveInstant']) ||
  textOf(fieldOf(entry['effectivePeriod'], 'start'))

const sourceOf = (entry: Entry): string => textOf(fieldOf(entry['device'], 'display'))

function mealOf(entry: Entry): Meal | null {
  const said = entriesOf(entry['component']).find(({ code }) => codesOf(code).includes(MEAL))
  return codesOf(said?.['valueCodeableConcept']).flatMap((code) => meals[code] ?? [])[0] ?? null
}
