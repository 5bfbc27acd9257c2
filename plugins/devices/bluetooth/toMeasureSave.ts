import type { MeasureSave } from '@schemas/generated/entities'
import { instantOf } from '../entry/entry'
import { lines, type LineId } from '../model/lines'
import type { GattReading } from './gatt/parsers'

/**
 * A measurement as the API saves it. A clock that is not set, or runs ahead, is replaced by the browser's. Takes the name of
 * the device.
 */
export function toMeasureSave(
  { values, at }: GattReading,
  name: string,
  zone: string,
  now: number,
): MeasureSave {
  const [date = '', time = ''] = at?.split('T') ?? []
  const measured = at === null ? null : instantOf({ date, time: time.slice(0, 5) }, zone)
  const isKnown = measured !== null && measured <= now
  return {
    measures: (Object.entries(values) as [LineId, number][]).map(([line, value]) => ({
      id: lines[line].measure,
      value,
    })),
    measureDate: new Date(isKnown ? measured : now).toISOString(),
    zone,
    origin: 'bluetooth',
    source: name.slice(0, 100) || null,
  }
}
