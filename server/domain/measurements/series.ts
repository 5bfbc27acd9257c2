import type {
  ActivitySeries,
  PressureSeries,
  SeriesQuery,
  SleepSeries,
} from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { localDay } from '../shared/zone'
import { measureIds } from './measures'
import type { Patient } from './patient'
import { readValues, type Values } from './readValues'
import { statisticsOf, sumOf } from './statistics'

const of = (values: Values, measure: number) => values.get(measure) ?? []

/** The samples of one measure with minimum, maximum and average. */
export async function readSimple(db: Tx, patient: Patient, query: SeriesQuery, measure: number) {
  const samples = of(await readValues(db, patient, query, [measure]), measure)
  return { samples, ...statisticsOf(samples) }
}

/** The blood pressure, and the pulse that was measured with it. */
export async function readPressure(db: Tx, patient: Patient, query: SeriesQuery): Promise<PressureSeries> {
  const { systolic, diastolic, heartRate } = measureIds
  const values = await readValues(db, patient, query, [systolic, diastolic, heartRate], true)
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
  }
}

/** The sleep of each night with its parts. A month has the sum of each day. */
export async function readSleep(db: Tx, patient: Patient, query: SeriesQuery): Promise<SleepSeries> {
  const { sleep, deepSleep, lightSleep, breaths } = measureIds
  const values = await readValues(db, patient, query, [sleep, deepSleep, lightSleep, breaths])
  const part = partOf(values)
  const nights = of(values, sleep).map(({ min: _min, max: _max, ...night }) => night)
  const totals = statisticsOf(nights.map(({ value }) => ({ value })))
  return {
    sleepDetailData: nights.map(({ value, ...night }) => ({
      ...night,
      totalSleep: value,
      deepSleep: part(deepSleep, night),
      lightSleep: part(lightSleep, night),
      breathsPerMinute: part(breaths, night),
    })),
    sleepTimeMean: totals.average,
    sleepTimeMax: totals.max,
    sleepTimeMin: totals.min,
    avrRpm: statisticsOf(of(values, breaths)).average,
  }
}

/** Steps, meters and kilocalories. A month has the sum of each day. */
export async function readActivity(db: Tx, patient: Patient, query: SeriesQuery): Promise<ActivitySeries> {
  const { activity, meters, calories } = measureIds
  const values = await readValues(db, patient, query, [activity, meters, calories])
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
  }
}

/** Finds the value of another measure at the same reading, or of the same day. */
function partOf(values: Values) {
  const sampleKeyOf = ({ readingId, time, zone }: { readingId?: number; time: string; zone: string }) =>
    readingId === undefined ? dayOf(time, zone) : String(readingId)
  const maps = new Map(
    [...values].map(([measure, samples]) => [
      measure,
      new Map(samples.map((sample) => [sampleKeyOf(sample), sample.value])),
    ]),
  )
  return (measure: number, sample: { readingId?: number; time: string; zone: string }): number | null =>
    maps.get(measure)?.get(sampleKeyOf(sample)) ?? null
}

const dayOf = (time: string, zone: string): string => localDay(zone, Date.parse(time))
