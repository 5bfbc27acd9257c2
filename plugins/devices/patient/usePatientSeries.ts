import type { PatientMeasurement, PatientSeries } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { lines as lineById } from '../model/lines'
import { fieldsOf, seriesById, type LastValue, type Line, type Range, type SeriesId } from '../model/series'
import { useDeviceLines, type LastReading, type SeriesAnswer } from '../model/useSeries'

/** Reads a period of a series of a patient. The patient can see that. */
export function usePatientSeries(
  patientId: string,
  id: SeriesId,
  { date, range, device }: { date: string; range: Range; device?: string | undefined },
): SeriesAnswer {
  const series = seriesById[id].operation.split('/').at(-1) ?? ''
  const { isSum = false } = seriesById[id]
  const useLines = (source: string | null | undefined) => {
    const body = { date, range, ...(source && { source }) }
    const answer = useApi(
      'POST api/patients/{patientId}/measurements/{series}',
      source === null
        ? null
        : { capability: 'patients', params: { patientId, series }, body, quiet: 'faults' },
    )
    return { ...answer, lines: answer.data && linesOf(id, answer.data) }
  }
  const all = useLines(isSum ? device : undefined)
  return useDeviceLines({ ...all, sources: all.data?.sources ?? [] }, isSum, useLines)
}

/** The lines of a series: the same measure is the pulse beside a blood pressure, and the heart rate alone. */
const linesOf = (id: SeriesId, { lines }: PatientSeries): Line[] =>
  lines.flatMap(({ measure, ...rest }) => {
    const line = fieldsOf[id].find((one) => lineById[one].measure === measure)
    return line ? [{ id: line, ...rest }] : []
  })

/** The last values of a series; null when there are none. A blood pressure comes without the pulse, which may be of another time. */
export function lastOf(id: SeriesId, found: readonly PatientMeasurement[]): LastReading | null {
  const values = fieldsOf[id].flatMap((line): (LastValue & { of: PatientMeasurement })[] => {
    const of = found.find(({ measure }) => measure === lineById[line].measure)
    return of && line !== 'pulse' ? [{ line, value: of.value, average: of.average, of }] : []
  })
  const [first] = values
  if (!first) return null
  const { date, zone, origin, source } = first.of
  return { date, zone, origin, source, values }
}
