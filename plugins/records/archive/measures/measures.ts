import type { Measure, MeasureValues } from '@schemas/generated/entities'
import { unitsOfCountry } from '@schemas/rules/unitsOfCountry'
import table from './measures.json'

export type MeasureId = Measure['id']
export type Meal = NonNullable<MeasureValues['groups'][number]['meal']>

/** How a measure is written for people and for other programs. */
export interface MeasureForm {
  id: MeasureId
  /** A code of the observation categories of HL7 FHIR. */
  category: string
  /** The profile of HL7 FHIR R4 that its Observations follow, if there is one. */
  profile?: string
  loinc: readonly { code: string; display: string }[]
  /** What people read, and the code of UCUM. */
  unit: string
  ucum: string
  /** From the unit of the API to this one. */
  divisor?: number
  /** A day has the sum of its values, not their average. */
  isSum?: boolean
}

export const SYSTOLIC = 2
export const DIASTOLIC = 3
export const HEART_RATE = 4
export const GLUCOSE = 11

const forms = new Map(table.measures.map((form) => [form.id, form as MeasureForm]))
const molarGlucose = table.molarGlucose as MeasureForm

/** All measures, in the order of their numbers. */
export const measureIds = table.measures.map(({ id }) => id as MeasureId)

/** The codes of a meal in an Observation, and of what was measured about it. */
export const mealCodes = table.meals

/** What the Observations of blood pressures share. */
export const pressurePanel = table.pressure

/** How a measure is written for a person: glucose by the unit of the country of their browser. */
export function formOf(id: MeasureId, tag: string = navigator.language): MeasureForm {
  const form = id === GLUCOSE && unitsOfCountry(tag).hasMillimoles ? molarGlucose : forms.get(id)
  if (!form) throw new Error(`no measure ${id}`)
  return form
}

/** A value of a measure, in the unit of the API. */
export interface Value {
  reading: number
  /** In milliseconds since 1970. */
  time: number
  value: number
  zone: string
  origin: MeasureValues['groups'][number]['origin']
  source: string | null
  /** Of glucose: whether it was measured fasting, before or after a meal. */
  meal?: Meal | undefined
}
