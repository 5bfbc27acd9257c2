import type {
  ActivitySeries,
  PressureSeries,
  SeriesQuery,
  SleepSeries,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { datesOf, type Dates } from './dates'
import { measureIds } from './measures'
import type { Patient } from './patient'
import { readValues, type Values } from './readValues'
import { readSources } from './sources'
import { statisticsOf, sumOf } from './statistics'

const of = (values: Values, measure: number) => values.get(measure) ?? []

/** The samples of one measure with minimum, maximum and average. */
export async function readSimple(db: Tx, patient: Patient, query: SeriesQuery, measure: number) {
  const dates = datesOf(query)
  const samples = of(await readValues(db, patient, dates, [measure]), measure)
  return { samples, sources: await readSources(db, patient, dates, measure), ...statisticsOf(samples) }
}

/** The blood pressure, and the pulse that was measured with it. */
export async function readPressure(db: Tx, patient: Patient, query: SeriesQuery): Promise<PressureSeries> {
  const { systolic, diastolic, heartRate } = measureIds
  const dates = datesOf(query)
  const values = await readValues(db, patient, dates, [systolic, diastolic, heartRate], true)
  const [sys, dys] = [statisticsOf(of(values, systolic)), statisticsOf(of(values, diastolic))]
  return {
    sysSamples: of(values, systolic),
    dysSamples: of(values, diastolic),
    bpmSamples: of(values, heartRate),
    minSys: sys.min,
    maxSys: sys.max,
    averageSys: sys.average,
    minDys: dys.min,
    maxDys: dys.max,
    averageDys: dys.average,
    sources: await readSources(db, patient, dates, systolic),
  }
}

/** The parts of one night with deep and light sleep, or the sum of each night. The statistics are those of nights. */
export async function readSleep(db: Tx, patient: Patient, query: SeriesQuery): Promise<SleepSeries> {
  const dates = datesOf(query)
  const { nights, values } = await readNights(db, patient, dates)
  const { min, max, average } = statisticsOf(nights)
  const part = partOf(values)
  return {
    sleepDetailData: of(values, sleep).map(({ value, min: _min, max: _max, ...night }) => ({
      ...night,
      totalSleep: value,
      deepSleep: part(deepSleep, night),
      lightSleep: part(lightSleep, night),
      breathsPerMinute: part(breaths, night),
    })),
    sleepTimeMean: average,
    sleepTimeMax: max,
    sleepTimeMin: min,
    avrRpm: statisticsOf(of(values, breaths)).average,
    sources: await readSources(db, patient, dates, sleep),
  }
}

const { sleep, deepSleep, lightSleep, breaths } = measureIds

/** The sums of nights, each of one source, and the values that they are the sums of. */
export async function readNights(db: Tx, patient: Patient, dates: Dates) {
  const values = await readValues(db, patient, dates, [sleep, deepSleep, lightSleep, breaths])
  const sums = new Map<string, number>()
  for (const { date = '', value } of of(values, sleep)) sums.set(date, (sums.get(date) ?? 0) + value)
  return { values, nights: [...sums.values()].map((value) => ({ value })) }
}

/** Steps, meters and kilocalories. A month has the sum of each day. */
export async function readActivity(db: Tx, patient: Patient, query: SeriesQuery): Promise<ActivitySeries> {
  const { activity, meters, calories } = measureIds
  const dates = datesOf(query)
  const values = await readValues(db, patient, dates, [activity, meters, calories])
  const part = partOf(values)
  return {
    activitySamples: of(values, activity).map(({ value, min: _min, max: _max, ...sample }) => ({
      ...sample,
      steps: value,
      meters: part(meters, sample),
      calories: part(calories, sample),
    })),
    totalSteps: sumOf(of(values, activity)),
    totalMeters: sumOf(of(values, meters)),
    totalCalories: sumOf(of(values, calories)),
    sources: await readSources(db, patient, dates, activity),
  }
}

/** Finds the value of another measure at the same reading, or of the same day. */
function partOf(values: Values) {
  const sampleKeyOf = ({ readingId, date }: { readingId?: number; date?: string }) =>
    String(readingId ?? date)
  const maps = new Map(
    [...values].map(([measure, samples]) => [
      measure,
      new Map(samples.map((sample) => [sampleKeyOf(sample), sample.value])),
    ]),
  )
  return (measure: number, sample: { readingId?: number; date?: string }): number | null =>
    maps.get(measure)?.get(sampleKeyOf(sample)) ?? null
}
