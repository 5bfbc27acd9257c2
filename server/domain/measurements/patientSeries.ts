import type {
  MeasurementSample,
  PatientMeasurement,
  PatientSeries,
  SeriesQuery,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { orNotFound } from '../../platform/errors/orNotFound'
import { datesOf } from './dates'
import { readLast, readLastActivity, readLastNight } from './lastValues'
import { measureIds, summed } from './measures'
import type { Patient } from './patient'
import { readValues } from './readValues'
import { readNights } from './series'
import { readSources } from './sources'
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

/** Every measure that has a last value of its own; sleep and activity have sums. */
const lastMeasures = [...new Set(Object.values(series).flat())].filter((id) => !summed.has(id))

/** The last values of a patient, as far as there are any. */
export async function readLastValues(db: Tx, patient: Patient): Promise<PatientMeasurement[]> {
  const found: PatientMeasurement[] = []
  for (const measure of lastMeasures) {
    const { when, value, average } = await readLast(db, patient, measure)
    found.push(...known({ measure, value, average, ...when }))
  }
  const night = await readLastNight(db, patient)
  found.push(
    ...known({ measure: measureIds.sleep, value: night.total, average: night.average, ...night.when }),
  )
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
  const dates = datesOf(query)
  const values =
    name === 'sleep'
      ? (await readNights(db, patient, dates)).values
      : await readValues(db, patient, dates, measures, name === 'blood-pressure')
  return {
    sources: await readSources(db, patient, dates, measures[0]),
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
