import type { PatientMeasurement, PatientSeries } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { lines as lineById } from '../model/lines'
import { fieldsOf, seriesById, type LastValue, type Line, type Range, type SeriesId } from '../model/series'
import { devicesOf, keysApart, type LastReading, type SeriesAnswer } from '../model/useSeries'

interface Period {
  date: string
  range: Range
  device?: string | undefined
}

/** Reads a period of a series of a patient, and where several devices measured, of each. The patient can see that. */
export function usePatientSeries(
  patientId: string,
  id: SeriesId,
  { date, range, device }: Period,
): SeriesAnswer {
  const { isSum = false } = seriesById[id]
  const all = usePatientLines(patientId, id, { date, range }, isSum ? device : undefined)
  const sources = all.data?.sources ?? []
  const [first, second, third] = keysApart(sources, isSum)
  const lines = [
    usePatientLines(patientId, id, { date, range }, first).lines,
    usePatientLines(patientId, id, { date, range }, second).lines,
    usePatientLines(patientId, id, { date, range }, third).lines,
  ]
  return { ...all, sources, devices: devicesOf(sources, isSum, lines) }
}

function usePatientLines(patientId: string, id: SeriesId, period: Period, source: string | null | undefined) {
  const series = seriesById[id].operation.split('/').at(-1) ?? ''
  const body = { ...period, ...(source && { source }) }
  const answer = useApi(
    'POST api/patients/{patientId}/measurements/{series}',
    source === null ? null : { capability: 'patients', params: { patientId, series }, body, quiet: 'faults' },
  )
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
