import { numberFormat } from '@portico/core/format/intl'
import { unitsOfCountry } from '@schemas/rules/unitsOfCountry'
import { lines, type LineId } from './lines'

/** How a country writes the values of a line. The API has %, mmHg, beats, seconds, steps, kg, °C and mg/dl. */
export interface Unit {
  id:
    | 'percent'
    | 'pressure'
    | 'beats'
    | 'hours'
    | 'steps'
    | 'kg'
    | 'lb'
    | 'celsius'
    | 'fahrenheit'
    | 'mg'
    | 'mmol'
  decimals: number
  /** From the value of the API, and back. */
  show: (value: number) => number
  read: (value: number) => number
}

const POUND = 0.45359237
const GLUCOSE = 18.0156
const same = (value: number) => value
const scaledUnit = (id: Unit['id'], decimals: number, factor: number): Unit => ({
  id,
  decimals,
  show: (value) => value / factor,
  read: (value) => value * factor,
})

/** The unit of a line in the country of a language tag, for example `en-US`. */
export function unitOf(line: LineId, tag: string = navigator.language): Unit {
  const { unit, decimals } = lines[line]
  const { hasPounds, hasFahrenheit, hasMillimoles } = unitsOfCountry(tag)
  if (unit === 'hours') return scaledUnit('hours', decimals, 3600)
  if (unit === 'mass') return hasPounds ? scaledUnit('lb', 1, POUND) : plain('kg', decimals)
  if (unit === 'temperature') return hasFahrenheit ? fahrenheit : plain('celsius', decimals)
  if (unit === 'glucose') return hasMillimoles ? scaledUnit('mmol', 1, GLUCOSE) : plain('mg', 0)
  return plain(unit, decimals)
}

const plain = (id: Unit['id'], decimals: number): Unit => ({ id, decimals, show: same, read: same })

const fahrenheit: Unit = {
  id: 'fahrenheit',
  decimals: 1,
  show: (value) => value * 1.8 + 32,
  read: (value) => (value - 32) / 1.8,
}

/** The number of a value in its unit: "36,5". */
export const formatValue = (line: LineId, value: number, language: string, tag?: string): string => {
  const { show, decimals } = unitOf(line, tag)
  return numberFormat(language, { maximumFractionDigits: decimals }).format(show(value))
}
