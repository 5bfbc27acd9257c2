import { createLocalTimes, withOffset, type LocalTime } from '../measures/localTimes'
import type { DayFacts, MeasureFacts } from '../measures/measureFacts'
import {
  DIASTOLIC,
  formOf,
  mealCodes,
  pressurePanel,
  SYSTOLIC,
  type Meal,
  type MeasureForm,
  type MeasureId,
  type Value,
} from '../measures/measures'
import { concept, LOINC, UCUM, type Reference, type Resource } from './resource'

export interface ObservationTexts {
  measure: (id: MeasureId) => string
  pressure: string
  /** What a measurement by the camera is. */
  estimate: string
  meal: (meal: Meal | 'code') => string
}

/** Significant digits of a converted value, of which no device has as many. */
const DIGITS = 8
/** The nomenclature of ISO/IEEE 11073 for devices. */
const MDC = 'urn:iso:std:iso:11073:10101'
const STATISTICS = 'http://terminology.hl7.org/CodeSystem/observation-statistics'

type CodedForm = Pick<MeasureForm, 'loinc' | 'category'> & { profile?: string | undefined }

/**
 * The measurements as Observations: the newest values each as its own, older ones as one a day with their statistics. A blood pressure is
 * one Observation with two components. An estimate by the camera says so.
 */
export function* observationsOf(
  facts: readonly MeasureFacts[],
  subject: Reference,
  texts: ObservationTexts,
): Generator<Resource> {
  const localTime = createLocalTimes()
  const write = createWriter(subject, texts, localTime)
  const lower = new Map(
    facts.find(({ id }) => id === DIASTOLIC)?.newest.map(({ reading, value }) => [reading, value]),
  )
  for (const { id, newest, days } of facts) {
    for (const value of newest) {
      if (id === SYSTOLIC) yield write.pressure(value, lower.get(value.reading))
      else if (id !== DIASTOLIC) yield write.value(id, value)
    }
    for (const day of days) yield write.day(id, day)
  }
}

function createWriter(
  subject: Reference,
  texts: ObservationTexts,
  localTime: (time: number, zone: string) => LocalTime,
) {
  const measured = ({ time, zone, origin, source }: Value) => ({
    effectiveDateTime: withOffset(localTime(time, zone)),
    performer: [subject],
    ...(source && { device: { display: source } }),
    ...(origin === 'camera' && { method: { text: texts.estimate } }),
  })
  return {
    value: (id: MeasureId, value: Value): Resource => ({
      resourceType: 'Observation',
      id: `reading-${value.reading}-${id}`,
      ...baseOf(subject, formOf(id), texts.measure(id)),
      ...measured(value),
      valueQuantity: quantityOf(formOf(id), value.value),
      ...(value.meal && { component: [mealOf(value.meal, texts)] }),
    }),
    pressure: (value: Value, lower: number | undefined): Resource => ({
      resourceType: 'Observation',
      id: `reading-${value.reading}-pressure`,
      ...baseOf(subject, pressurePanel, texts.pressure),
      ...measured(value),
      component: [
        componentOf(SYSTOLIC, value.value, texts),
        lower === undefined ? absentComponent(DIASTOLIC, texts) : componentOf(DIASTOLIC, lower, texts),
      ],
    }),
    day: (id: MeasureId, day: DayFacts): Resource => ({
      resourceType: 'Observation',
      id: `day-${id}-${day.date}-${day.zone.replaceAll(/[^A-Za-z0-9]/g, '-')}`,
      ...baseOf(subject, { ...formOf(id), profile: undefined }, texts.measure(id)),
      effectiveDateTime: day.date,
      performer: [subject],
      component: statisticsOf(formOf(id), day),
    }),
  }
}

/** What all Observations of a measure share. */
const baseOf = (subject: Reference, { loinc, category, profile }: CodedForm, name: string) => ({
  ...(profile && { meta: { profile: [`http://hl7.org/fhir/StructureDefinition/${profile}`] } }),
  status: 'final',
  category: [categoryOf(category)],
  code: codeOf(loinc, name),
  subject,
})

const categoryOf = (code: string) => ({
  coding: [{ system: 'http://terminology.hl7.org/CodeSystem/observation-category', code }],
})

const codeOf = (loinc: MeasureForm['loinc'], name: string) => ({
  ...(loinc.length > 0 && { coding: loinc.map((code) => ({ system: LOINC, ...code })) }),
  text: name,
})

/** A value in the unit of the API as a quantity of its form. */
function quantityOf({ unit, ucum, divisor }: MeasureForm, value: number) {
  const converted = divisor === undefined ? value : Number((value / divisor).toPrecision(DIGITS))
  return { value: converted, unit, system: UCUM, code: ucum }
}

const componentOf = (id: MeasureId, value: number, texts: ObservationTexts) => ({
  code: codeOf(formOf(id).loinc, texts.measure(id)),
  valueQuantity: quantityOf(formOf(id), value),
})

/** As the guide for personal health devices of HL7 codes it. */
const mealOf = (meal: Meal, texts: ObservationTexts) => ({
  code: { coding: [{ system: MDC, ...mealCodes.code }], text: texts.meal('code') },
  valueCodeableConcept: { coding: [{ system: MDC, ...mealCodes[meal] }], text: texts.meal(meal) },
})

const absentComponent = (id: MeasureId, texts: ObservationTexts) => ({
  code: codeOf(formOf(id).loinc, texts.measure(id)),
  dataAbsentReason: concept('http://terminology.hl7.org/CodeSystem/data-absent-reason', 'unknown', 'Unknown'),
})

function statisticsOf(form: MeasureForm, { count, sum, least, greatest }: DayFacts) {
  const statistic = (code: string, display: string, valueQuantity: object) => ({
    code: concept(STATISTICS, code, display),
    valueQuantity,
  })
  return [
    form.isSum
      ? statistic('sum', 'Sum', quantityOf(form, sum))
      : statistic('average', 'Average', quantityOf(form, Number((sum / count).toPrecision(DIGITS)))),
    statistic('minimum', 'Minimum', quantityOf(form, least)),
    statistic('maximum', 'Maximum', quantityOf(form, greatest)),
    statistic('count', 'Count', { value: count, unit: '1', system: UCUM, code: '1' }),
  ]
}
