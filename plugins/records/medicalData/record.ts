import type { Allergy, Illness, Intervention, MedicalData, Medicine } from '@schemas/generated/entities'
import { formatNumberInput, parseNumber } from '@portico/core/forms/number'

/** A record of any kind (C-088). */
export type MedicalRecord = Allergy & Illness & Intervention & Medicine
export type Kind = 'allergy' | 'illness' | 'intervention' | 'medicine'

/** The list of `MedicalData` that has the records of a kind. */
export const listOf = {
  allergy: 'allergies',
  illness: 'illnesses',
  intervention: 'interventions',
  medicine: 'medicines',
} as const satisfies Record<Kind, keyof MedicalData>

export const isKind = (text: string): text is Kind => Object.hasOwn(listOf, text)

/** What somebody types about a record. Numbers and codes are text until they are saved. */
export interface Values {
  name: string
  notes: string
  isActive: boolean
  /** An allergy, not an intolerance; the person's own illness, not a relative's. */
  isOwn: boolean
  dose: string
  doseUnit: string
  route: string
  posology: string
  posologyType: string
  isLimited: boolean
  duration: string
  durationType: string
}
export type Field = keyof Values

/** What the form needs to read codes and numbers in the person's language. */
export interface Reader {
  language: string
  nameOf: (list: 'route' | 'unit', id: number) => string
  codeOf: (list: 'route' | 'unit', text: string) => number | null
}

const HOURS = '1'
const DAYS = '3'

/** The values with which a form opens. Takes the record, or undefined for a new one. */
export function initialValues(
  record: Partial<MedicalRecord> | undefined,
  { language, nameOf }: Reader,
): Values {
  const number = (value: number | null | undefined) =>
    value === null || value === undefined ? '' : formatNumberInput(value, language)
  const code = (list: 'route' | 'unit', id: number | null | undefined) => (id ? nameOf(list, id) : '')
  return {
    name: record?.name ?? '',
    notes: record?.notes ?? '',
    isActive: record?.isActive ?? true,
    isOwn: record?.isAllergy ?? record?.isPersonal ?? true,
    dose: number(record?.dose),
    doseUnit: code('unit', record?.doseUnit),
    route: code('route', record?.administrationRoute),
    posology: number(record?.posology),
    posologyType: String(record?.posologyType ?? HOURS),
    isLimited: (record?.duration ?? null) !== null,
    duration: number(record?.duration),
    durationType: String(record?.durationType ?? DAYS),
  }
}

/** What is wrong with a field. */
export interface Finding {
  field: 'name' | 'dose' | 'doseUnit' | 'route' | 'posology' | 'duration'
  problem: 'missing' | 'number' | 'unknown'
}

/** What is wrong with the values. Everything but the name may be empty. */
export function checkRecord(kind: Kind, values: Values, reader: Reader): Finding[] {
  const findings: Finding[] = []
  if (values.name.trim() === '') findings.push({ field: 'name', problem: 'missing' })
  if (kind !== 'medicine') return findings
  for (const field of numberFields(values))
    if (values[field].trim() !== '' && !isPositive(parseNumber(values[field], reader.language)))
      findings.push({ field, problem: 'number' })
  for (const [field, list] of [
    ['doseUnit', 'unit'],
    ['route', 'route'],
  ] as const)
    if (values[field].trim() !== '' && reader.codeOf(list, values[field]) === null)
      findings.push({ field, problem: 'unknown' })
  if (values.isLimited && values.duration.trim() === '')
    findings.push({ field: 'duration', problem: 'missing' })
  return findings
}

const numberFields = ({ isLimited }: Values): ('dose' | 'posology' | 'duration')[] =>
  isLimited ? ['dose', 'posology', 'duration'] : ['dose', 'posology']

const MAX_NUMBER = 1_000_000
const isPositive = (value: number | null) => value !== null && value > 0 && value <= MAX_NUMBER

/** The record that is sent. A time without its number is left out, because it says nothing. */
export function toRecord(
  kind: Kind,
  values: Values,
  reader: Reader,
): Omit<Partial<MedicalRecord>, 'id'> & { name: string } {
  const common = { name: values.name.trim(), notes: values.notes.trim() || null }
  if (kind === 'allergy') return { ...common, isAllergy: values.isOwn, isActive: values.isActive }
  if (kind === 'illness') return { ...common, isPersonal: values.isOwn, isActive: values.isActive }
  if (kind === 'intervention') return common
  const number = (text: string) => (text.trim() === '' ? null : parseNumber(text, reader.language))
  const posology = number(values.posology)
  const duration = values.isLimited ? number(values.duration) : null
  return {
    ...common,
    isActive: values.isActive,
    administrationRoute: reader.codeOf('route', values.route),
    dose: number(values.dose),
    doseUnit: reader.codeOf('unit', values.doseUnit),
    posology,
    posologyType: posology === null ? null : Number(values.posologyType),
    duration,
    durationType: duration === null ? null : Number(values.durationType),
  }
}
