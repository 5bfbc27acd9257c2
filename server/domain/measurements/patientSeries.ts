import type {
  MeasurementSample,
  PatientMeasurement,
  PatientSeries,
  SeriesQuery,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import { readLast, readLastActivity } from './lastValues'
import { measureIds, summed } from './measures'
import type { Patient } from './patient'
import { readValues } from './readValues'
import { statisticsOf } from './statistics'

/** The measures of the series that professionals read, by the names of the patient's own operations. */
const series = {
  'blood-pressure': [measureIds.systolic, measureIds.diastolic, measureIds.heartRate],
  hr: [measureIds.heartRate],
  oxigen: [measureIds.oxygen],
  glucose: [measureIds.glucose],
  temperature: [measureIds.temperature],
  weight: [measureIds.weight],
  sleep: [measureIds.sleep],
  activity: [measureIds.activity],
} as const
const isSeries = (name: string): name is keyof typeof series => Object.hasOwn(series, name)

/** Every measure that has a last value of its own; the activity has the sums of its last day. */
const lastMeasures = [...new Set(Object.values(series).flat())].filter((id) => id !== measureIds.activity)

/** The last values of a patient, as far as there are any. */
export async function readLastValues(db: Tx, patient: Patient): Promise<PatientMeasurement[]> {
  const found: PatientMeasurement[] = []
  for (const measure of lastMeasures) {
    const { when, value, average } = await readLast(db, patient, measure)
    found.push(...known({ measure, value, average, ...when }))
  }
  const { steps, date, zone, origin, source } = await readLastActivity(db, patient)
  found.push(
    ...known({ measure: measureIds.activity, value: steps, average: null, date, zone, origin, source }),
  )
  return found
}

type Found = { [K in keyof PatientMeasurement]: PatientMeasurement[K] | null } & {
  measure: PatientMeasurement['measure']
}

/** A value that exists. */
function known({ value, date, zone, origin, ...rest }: Found): PatientMeasurement[] {
  if (value === null || date === null || zone === null || origin === null) return []
  return [{ ...rest, value, date, zone, origin }]
}

/** A day, month or year of a series. Throws 404 for a series that does not exist. */
export async function readPatientSeries(
  db: Tx,
  patient: Patient,
  name: string,
  query: SeriesQuery,
): Promise<PatientSeries> {
  const measures = orNotFound(isSeries(name) ? series[name] : undefined)
  const values = await readValues(db, patient, query, measures, name === 'blood-pressure')
  return {
    lines: measures.map((measure) => {
      const samples = (values.get(measure) ?? []).map((sample) =>
        summed.has(measure) ? dayOf(sample) : sample,
      )
      return { measure, samples, ...statisticsOf(samples) }
    }),
  }
}

/** A day of which only the sum says something. */
const dayOf = ({ min: _min, max: _max, count: _count, ...day }: MeasurementSample): MeasurementSample => day
