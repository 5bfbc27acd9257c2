import type { Prescription } from '@schemas/generated/entities'
import units from '@schemas/lists/doseUnits.json'
import { numberFormat } from '@portico/core/format/intl'

/** Units of posology and duration by id, as Intl names them. */
const posologyUnits = ['', 'hour', 'day', 'week', 'month'] as const
const durationUnits: Readonly<Record<number, string>> = {
  1: 'minute',
  2: 'hour',
  3: 'day',
  4: 'week',
  6: 'month',
}

interface Unit {
  id: number
  name?: { es: string; en: string }
}

/** The dose units that have a name, in the language, by name. */
export const doseUnits = (language: string): { value: string; label: string }[] =>
  (units as readonly Unit[])
    .flatMap(({ id, name }) =>
      name ? [{ value: String(id), label: language === 'en' ? name.en : name.es }] : [],
    )
    .toSorted((a, b) => a.label.localeCompare(b.label, language))

const unitName = (id: number, language: string): string => {
  const label = doseUnits(language).find(({ value }) => value === String(id))?.label ?? ''
  return (label.split(' · ').at(-1) ?? '').toLocaleLowerCase(language)
}

const measure = (value: number, unit: string, language: string) =>
  numberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(value)

/** A unit of time alone, for a choice: "horas". */
export const timeUnit = (unit: string, language: string): string =>
  measure(2, unit, language).replace(/^\S+\s/, '')

/** The parts of a prescription in words: amount, "cada 8 horas", "durante 3 días". Takes how the last two are said. */
export function prescriptionParts(
  { dose, doseUnit, posology, posologyType, duration, durationType }: Prescription,
  language: string,
  say: { every: (time: string) => string; lasting: (time: string) => string },
): string[] {
  const every = posologyUnits[posologyType ?? 0]
  const lasting = durationUnits[durationType ?? 0]
  return [
    dose
      ? `${numberFormat(language, {}).format(dose)} ${doseUnit ? unitName(doseUnit, language) : ''}`.trim()
      : '',
    posology && every ? say.every(measure(posology, every, language)) : '',
    duration && lasting ? say.lasting(measure(duration, lasting, language)) : '',
  ].filter(Boolean)
}
