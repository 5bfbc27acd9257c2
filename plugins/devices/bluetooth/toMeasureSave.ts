import type { MeasureSave } from '@schemas/generated/entities'
import { instantOf } from '../entry/entry'
import { lines, type LineId } from '../model/lines'
import type { GattReading } from './gatt/parsers'

/** A clock this far behind may stand: the person says whether the measurement is of now. In milliseconds. */
const STANDING_MS = 12 * 3_600_000

/** The instant at the clock of the device; null where it has none, or one that runs ahead. */
export function deviceTime({ at }: Pick<GattReading, 'at'>, zone: string, now: number): number | null {
  const [date = '', time = ''] = at?.split('T') ?? []
  const measured = at === null ? null : instantOf({ date, time: time.slice(0, 5) }, zone)
  return measured !== null && measured <= now ? measured : null
}

/** Whether the clock of the device is so far behind that nothing tells an old measurement from a clock that stands. */
export function isStanding(reading: Pick<GattReading, 'at'>, zone: string, now: number): boolean {
  const measured = deviceTime(reading, zone, now)
  return measured !== null && now - measured > STANDING_MS
}

/**
 * A measurement as the API saves it. A clock that is not set, or runs ahead, is replaced by the browser's, and so is any where the
 * person says that the measurement is of now. Takes the name of the device.
 */
export function toMeasureSave(
  reading: GattReading,
  name: string,
  zone: string,
  now: number,
  isOfNow = false,
): MeasureSave {
  const measured = isOfNow ? null : deviceTime(reading, zone, now)
  return {
    measures: (Object.entries(reading.values) as [LineId, number][]).map(([line, value]) => ({
      id: lines[line].measure,
      value,
    })),
    measureDate: new Date(measured ?? now).toISOString(),
    zone,
    origin: 'bluetooth',
    source: name.slice(0, 100) || null,
    ...(reading.meal && { meal: reading.meal }),
  }
}
