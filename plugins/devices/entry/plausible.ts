import { measureLimits } from '@schemas/rules/reading'
import data from '../data/limits.json'
import { lines, type LineId } from '../model/lines'

/** A value that is asked about: outside what is usual for the person, or for a device. */
export interface Doubt {
  line: LineId
  value: number
  from: number
  to: number
  by: 'own' | 'device'
}

/**
 * Whether a value is unlikely. With enough days of the person's own, it is when it lies further from their average than three
 * standard deviations; else when a home device does not show it.
 */
export function doubtOf(line: LineId, value: number, own: readonly number[]): Doubt | null {
  const range = own.length >= data.days ? ownRange(own) : null
  const [least = 0, most = Infinity] = measureLimits[lines[line].measure].usual
  const by = range ? 'own' : 'device'
  const { from, to } = range ?? { from: least, to: most }
  return value < from || value > to ? { line, value, from, to, by } : null
}

/** Equal values have no deviation: then the limits of devices hold. */
function ownRange(own: readonly number[]): { from: number; to: number } | null {
  const average = own.reduce((sum, value) => sum + value, 0) / own.length
  const variance = own.reduce((sum, value) => sum + (value - average) ** 2, 0) / own.length
  const width = data.deviations * Math.sqrt(variance)
  return width === 0 ? null : { from: Math.max(0, average - width), to: average + width }
}
