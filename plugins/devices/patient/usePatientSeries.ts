import type { PatientMeasurement, PatientSeries } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { lines as lineById } from '../model/lines'
import { fieldsOf, seriesById, type LastValue, type Line, type Range, type SeriesId } from '../model/series'
import type { LastReading, SeriesAnswer } from '../model/useSeries'

/** Reads a period of a series of a patient. The patient can see that. */
export function usePatientSeries(
  patientId: string,
  id: SeriesId,
  { date, range }: { date: string; range: Range },
): SeriesAnswer {
  const series = seriesById[id].operation.split('/').at(-1) ?? ''
  const answer = useApi('POST api/patients/{patientId}/measurements/{series}', {
    capability: 'patients',
    params: { patientId, series },
    body: { date, range },
    quiet: 'faults',
  })
  return { ...answer, lines: answer.data && linesOf(id, answer.data) }
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
