import type { Contract } from '@schemas/generated/contract'
import type { MeasurementSample } from '@schemas/generated/entities'
import type { Operation } from '@portico/core/http/useCall'
import type { IconName } from '@portico/core/ui/media/Icon'
import type { LineId } from './lines'

export type Range = 'day' | 'month' | 'year'

export interface Line {
  id: LineId
  samples: readonly MeasurementSample[]
  min: number | null
  average: number | null
  max: number | null
}

/** The last value of a line, and its average of 30 days where the API has one. */
export interface LastValue {
  line: LineId
  value: number
  average?: number | null
}

interface Definition<S extends Operation, L extends Operation> {
  /** Reads the period, and the last values. */
  operation: S
  lines: (answer: Contract[S]['response']) => readonly Line[]
  last: L
  values: (answer: Contract[L]['response']) => readonly (LastValue | null)[]
  icon: IconName
  range: Range
  /** Only the sum of a day is meaningful. */
  isSum?: true
}

const define = <S extends Operation, L extends Operation>(definition: Definition<S, L>) => definition

const last = (line: LineId, value: number | null, average?: number | null): LastValue | null =>
  value === null ? null : { line, value, ...(average !== undefined && { average }) }

const path = 'api/vital-signs-measurements'

/** The eight series. Only glucose and the heart rate begin with a day (C-106). */
export const seriesById = {
  'blood-pressure': define({
    operation: `POST ${path}/blood-pressure`,
    lines: (a) => [
      { id: 'systolic', samples: a.sysSamples, min: a.minSys, average: a.averageSys, max: a.maxSys },
      { id: 'diastolic', samples: a.dysSamples, min: a.minDys, average: a.averageDys, max: a.maxDys },
      { id: 'pulse', samples: a.bpmSamples, min: null, average: null, max: null },
    ],
    last: `GET ${path}/last-blood-pressure`,
    values: (a) => [last('systolic', a.sys), last('diastolic', a.dias), last('pulse', a.lpm)],
    icon: 'heart-pulse',
    range: 'month',
  }),
  'heart-rate': define({
    operation: `POST ${path}/hr`,
    lines: (a) => [{ id: 'heart', samples: a.bpmSamples, min: a.min, average: a.average, max: a.max }],
    last: `GET ${path}/last-hr`,
    values: (a) => [last('heart', a.lpm, a.medLpm)],
    icon: 'heart',
    range: 'day',
  }),
  oxygen: define({
    operation: `POST ${path}/oxigen`,
    lines: (a) => [
      { id: 'oxygen', samples: a.bloodOxigenSamples, min: a.min, average: a.average, max: a.max },
    ],
    last: `GET ${path}/last-oxigen`,
    values: (a) => [last('oxygen', a.bloodOxigen, a.medBloodOxigen)],
    icon: 'activity',
    range: 'month',
  }),
  glucose: define({
    operation: `POST ${path}/glucose`,
    lines: (a) => [{ id: 'glucose', samples: a.glucoseSamples, min: a.min, average: a.average, max: a.max }],
    last: `GET ${path}/last-glucose`,
    values: (a) => [last('glucose', a.glucose, a.medGlucose)],
    icon: 'apple',
    range: 'day',
  }),
  temperature: define({
    operation: `POST ${path}/temperature`,
    lines: (a) => [
      { id: 'temperature', samples: a.temperatureSamples, min: a.min, average: a.mean, max: a.max },
    ],
    last: `GET ${path}/last-temperature`,
    values: (a) => [last('temperature', a.lastTemperature, a.mean)],
    icon: 'sun',
    range: 'month',
  }),
  weight: define({
    operation: `POST ${path}/weight`,
    lines: (a) => [
      {
        id: 'weight',
        samples: a.weightMonthSamples,
        min: a.minWeight,
        average: a.medWeight,
        max: a.maxWeight,
      },
    ],
    last: `GET ${path}/last-weight`,
    values: (a) => [last('weight', a.lastWeight, a.medWeight)],
    icon: 'user-round',
    range: 'month',
  }),
  sleep: define({
    operation: `POST ${path}/sleep`,
    lines: (a) => [
      {
        id: 'sleep',
        samples: a.sleepDetailData.map(({ totalSleep, ...sample }) => ({ ...sample, value: totalSleep })),
        min: a.sleepTimeMin,
        average: a.sleepTimeMean,
        max: a.sleepTimeMax,
      },
    ],
    last: `GET ${path}/last-sleep`,
    values: (a) => [last('sleep', a.totalSleep, a.sleepTimeMean)],
    icon: 'moon',
    range: 'month',
    isSum: true,
  }),
  activity: define({
    operation: `POST ${path}/activity`,
    lines: (a) => [
      {
        id: 'activity',
        samples: a.activitySamples.map(({ steps, ...sample }) => ({ ...sample, value: steps })),
        ...rangeOf(a.activitySamples.map(({ steps }) => steps)),
      },
    ],
    last: `GET ${path}/last-activity`,
    values: (a) => [last('activity', a.steps)],
    icon: 'chart-column',
    range: 'month',
    isSum: true,
  }),
} as const

function rangeOf(values: readonly number[]): Pick<Line, 'min' | 'average' | 'max'> {
  if (values.length === 0) return { min: null, average: null, max: null }
  const total = values.reduce((sum, value) => sum + value, 0)
  return {
    min: values.reduce((a, b) => Math.min(a, b)),
    average: total / values.length,
    max: values.reduce((a, b) => Math.max(a, b)),
  }
}

export type SeriesId = keyof typeof seriesById

export const seriesIds = Object.keys(seriesById) as SeriesId[]

export const isSeries = (id: string): id is SeriesId => id in seriesById

/** The fields of a series in the form. */
export const fieldsOf: Readonly<Record<SeriesId, readonly LineId[]>> = {
  'blood-pressure': ['systolic', 'diastolic', 'pulse'],
  'heart-rate': ['heart'],
  oxygen: ['oxygen'],
  glucose: ['glucose'],
  temperature: ['temperature'],
  weight: ['weight'],
  sleep: ['sleep'],
  activity: ['activity'],
}
