import type { PatientMeasurement } from '@schemas/generated/entities'
import { levelOf } from '../model/ranges'
import { seriesIds, type SeriesId } from '../model/series'
import type { LastReading } from '../model/useSeries'
import { lastOf } from './usePatientSeries'

/** The series with their last values: those outside of their range first, and those without values last. */
export function abnormalFirst(
  found: readonly PatientMeasurement[],
): { id: SeriesId; last: LastReading | null }[] {
  const rows = seriesIds.map((id) => ({ id, last: lastOf(id, found) }))
  return rows.toSorted((a, b) => rankOf(a.last) - rankOf(b.last))
}

function rankOf(last: LastReading | null): number {
  if (!last) return 2
  const levels = last.values.map(({ line, value }) => levelOf(line, value))
  return levels.some((level) => level === 'low' || level === 'high') ? 0 : 1
}
