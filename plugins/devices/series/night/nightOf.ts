import type { MeasurementSample } from '@schemas/generated/entities'

/** A part of a night, as the API has it: `time` is its end, `value` its seconds. */
export type SleepPart = MeasurementSample & { deepSleep?: number | null; lightSleep?: number | null }

export type Stage = 'deep' | 'light' | 'other'

/** A stretch of one stage, in milliseconds. */
export interface Stretch {
  from: number
  to: number
  stage: Stage
}

/** What is known of one night. Durations are in seconds. */
export interface Night {
  total: number
  deep: number
  light: number
  /** Asleep without a stage that is told apart: REM, or a device without stages. */
  other: number
  hasStages: boolean
  /** When the person fell asleep and woke up; null where the night was only written down as a number. */
  from: number | null
  to: number | null
  zone: string
  /** Between two stretches. */
  awake: number
  awakenings: number
  stretches: readonly Stretch[]
}

/** A longer time awake is the day between a nap and the night. */
const MOST_AWAKE_MS = 3 * 3_600_000
/** Devices round their ends. */
const LEAST_AWAKE_MS = 60_000

/** Sums up the parts of one night of one source. */
export function nightOf(parts: readonly SleepPart[]): Night {
  const sum = (of: (part: SleepPart) => number | null | undefined) =>
    parts.reduce((total, part) => total + (of(part) ?? 0), 0)
  const [total, deep, light] = [
    sum(({ value }) => value),
    sum((one) => one.deepSleep),
    sum((one) => one.lightSleep),
  ]
  const stretches = parts.flatMap(stretchOf).toSorted((a, b) => a.from - b.from)
  const gaps = stretches.slice(1).flatMap(({ from }, at) => {
    const gap = from - (stretches[at]?.to ?? from)
    return gap >= LEAST_AWAKE_MS && gap < MOST_AWAKE_MS ? [gap] : []
  })
  return {
    total,
    deep,
    light,
    other: Math.max(0, total - deep - light),
    hasStages: deep + light > 0,
    from: stretches[0]?.from ?? null,
    to: stretches.length > 0 ? Math.max(...stretches.map(({ to }) => to)) : null,
    zone: parts[0]?.zone ?? 'UTC',
    awake: gaps.reduce((all, gap) => all + gap, 0) / 1000,
    awakenings: gaps.length,
    stretches,
  }
}

/** Of what a person writes down nobody knows when it began. */
function stretchOf({ time, value, origin, deepSleep, lightSleep }: SleepPart): Stretch[] {
  if (origin === 'manual' || origin === undefined) return []
  const to = Date.parse(time)
  const stage = deepSleep === value ? 'deep' : lightSleep === value ? 'light' : 'other'
  return [{ from: to - value * 1000, to, stage }]
}
