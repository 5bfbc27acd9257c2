import { expect, it } from 'vitest'
import { lines } from './lines'
import { seriesById, type SeriesId } from './series'

const path = 'api/vital-signs-measurements'
const when = { time: '2026-11-02T07:15:00Z', zone: 'Europe/Madrid' }
const of = (value: number) => [{ ...when, value }]

it.each([
  ['DEV-053 DEV-061', 'blood-pressure', 'blood-pressure', ['systolic', 'diastolic', 'pulse']],
  ['DEV-049 DEV-057', 'heart-rate', 'hr', ['heart']],
  ['DEV-050 DEV-059', 'oxygen', 'oxigen', ['oxygen']],
  ['DEV-048 DEV-055', 'glucose', 'glucose', ['glucose']],
  ['DEV-052 DEV-060', 'temperature', 'temperature', ['temperature']],
  ['DEV-054 DEV-062', 'weight', 'weight', ['weight']],
  ['DEV-047 DEV-056', 'sleep', 'sleep', ['sleep']],
  ['DEV-051 DEV-058', 'activity', 'activity', ['activity']],
] as const)('%s the series %s reads %s', (_, id, operation, ids) => {
  const { operation: read, last, lines: linesOf, values } = seriesById[id]
  expect([read, last]).toEqual([`POST ${path}/${operation}`, `GET ${path}/last-${operation}`])
  const { series: answer, last: lastAnswer, shown, shownLast } = answers[id]
  const found = (linesOf as (data: unknown) => ReturnType<typeof linesOf>)(answer)
  expect(found.map((line) => line.id)).toEqual(ids)
  expect(found.map(({ samples, min, average, max }) => [samples[0]?.value, min, average, max])).toEqual(shown)
  const lasts = (values as (data: unknown) => ReturnType<typeof values>)(lastAnswer)
  expect(lasts.map((one) => [one?.line, one?.value, one?.average])).toEqual(shownLast)
})

it('DEV-007 each line has its measure', () => {
  expect(Object.fromEntries(Object.entries(lines).map(([id, { measure }]) => [id, measure]))).toEqual({
    oxygen: 1,
    systolic: 2,
    diastolic: 3,
    pulse: 4,
    heart: 4,
    sleep: 6,
    activity: 7,
    weight: 8,
    temperature: 9,
    glucose: 11,
  })
})

interface Answer {
  series: object
  last: object
  /** Of each line: its first value, minimum, average and maximum. */
  shown: readonly (readonly (number | null)[])[]
  shownLast: readonly (readonly [string, number, (number | undefined)?])[]
}

const range = { min: 1, average: 2, max: 3 }
const answers: Readonly<Record<SeriesId, Answer>> = {
  'blood-pressure': {
    series: {
      sysSamples: of(128),
      minSys: 1,
      averageSys: 2,
      maxSys: 3,
      dysSamples: of(79),
      minDys: 4,
      averageDys: 5,
      maxDys: 6,
      bpmSamples: of(64),
    },
    last: { sys: 128, dias: 79, lpm: 64 },
    shown: [
      [128, 1, 2, 3],
      [79, 4, 5, 6],
      [64, null, null, null],
    ],
    shownLast: [
      ['systolic', 128, undefined],
      ['diastolic', 79, undefined],
      ['pulse', 64, undefined],
    ],
  },
  'heart-rate': {
    series: { bpmSamples: of(64), ...range },
    last: { lpm: 64, minLpm: 1, medLpm: 70, maxLpm: 3 },
    shown: [[64, 1, 2, 3]],
    shownLast: [['heart', 64, 70]],
  },
  oxygen: {
    series: { bloodOxigenSamples: of(97), ...range },
    last: { bloodOxigen: 97, minBloodOxigen: 1, medBloodOxigen: 96, maxBloodOxigen: 3 },
    shown: [[97, 1, 2, 3]],
    shownLast: [['oxygen', 97, 96]],
  },
  glucose: {
    series: { glucoseSamples: of(95), ...range },
    last: { glucose: 95, minGlucose: 1, medGlucose: 94, maxGlucose: 3 },
    shown: [[95, 1, 2, 3]],
    shownLast: [['glucose', 95, 94]],
  },
  temperature: {
    series: { temperatureSamples: of(36.5), min: 1, mean: 2, max: 3 },
    last: { lastTemperature: 36.5, min: 1, mean: 36.4, max: 3 },
    shown: [[36.5, 1, 2, 3]],
    shownLast: [['temperature', 36.5, 36.4]],
  },
  weight: {
    series: { weightMonthSamples: of(71), minWeight: 1, medWeight: 2, maxWeight: 3 },
    last: { lastWeight: 71, minWeight: 1, medWeight: 70, maxWeight: 3 },
    shown: [[71, 1, 2, 3]],
    shownLast: [['weight', 71, 70]],
  },
  sleep: {
    series: {
      sleepDetailData: [{ ...when, totalSleep: 27_000, deepSleep: 6000 }],
      sleepTimeMin: 1,
      sleepTimeMean: 2,
      sleepTimeMax: 3,
    },
    last: { totalSleep: 27_000, sleepTimeMin: 1, sleepTimeMean: 26_000, sleepTimeMax: 3 },
    shown: [[27_000, 1, 2, 3]],
    shownLast: [['sleep', 27_000, 26_000]],
  },
  activity: {
    series: {
      activitySamples: [
        { ...when, steps: 8000, meters: 5600, calories: 320 },
        { ...when, steps: 4000, meters: 2800, calories: 160 },
      ],
    },
    last: { steps: 8000, meters: 5600, calories: 320 },
    shown: [[8000, 4000, 6000, 8000]],
    shownLast: [['activity', 8000, undefined]],
  },
}
