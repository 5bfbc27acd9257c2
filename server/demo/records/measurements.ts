import { createRandom, seedOf } from '../../domain/shared/random'
import { measureIds } from '../../domain/measurements/measures'
import type { Tx } from '../../platform/db/database'
import { insertRows } from '../rows'

const DAY = 86_400_000
const HOUR = 3_600_000
const ZONE = 'Europe/Madrid'
/** Every day of the last month, every seventh day of the year before. */
const DENSE_DAYS = 30
const ALL_DAYS = 365

interface Numbers {
  hour: number
  origin: 'manual' | 'device'
  values: Readonly<Record<number, number>>
}

/**
 * Inserts a year of measurements of a person: the last month every day, before that one day a week. One day of the last month
 * has none. The same person and `now` give the same data.
 */
export async function seedMeasurements(tx: Tx, tenant: string, patient: string, now: Date): Promise<void> {
  const random = createRandom(seedOf(`${tenant} ${patient}`))
  const around = (value: number, width: number) => value + (random.next() - 0.5) * width
  const midnight = Date.parse(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const days = Array.from({ length: ALL_DAYS }, (_, ago) => ago + 1).filter(
    (ago) => (ago <= DENSE_DAYS || ago % 7 === 0) && ago !== 9,
  )
  const readings = days.toReversed().flatMap((ago) =>
    readingsOfDay(around, ago).map(({ hour, ...reading }) => ({
      ...reading,
      at: new Date(midnight - ago * DAY + hour * HOUR),
    })),
  )
  const ids = await tx.query<{ id: number }>(
    `select nextval('measurement_reading')::int8 as id from generate_series(1, $1::int)`,
    [readings.length],
  )
  const rows = readings.flatMap(({ at, origin, values }, place) =>
    Object.entries(values).map(([measure, value]) => ({
      tenant,
      reading_id: ids[place]?.id,
      patient_id: patient,
      measure: Number(measure),
      value: Math.round(value * 10) / 10,
      measured_at: at.toISOString(),
      zone: ZONE,
      local_date: at.toISOString().slice(0, 10),
      origin,
      source: origin === 'device' ? 'Pulsera' : '',
      saved_at: now.toISOString(),
      saved_by: patient,
    })),
  )
  await insertRows(tx, 'measurement', rows)
  await insertRows(tx, 'device', [
    { tenant, patient_id: patient, name: 'Pulsera', origin: 'device', last_seen: now.toISOString() },
  ])
}

/** Hours are those of UTC between early morning and evening, so that the date is the same in Madrid. */
function readingsOfDay(around: (value: number, width: number) => number, ago: number): Numbers[] {
  const whole = (value: number, width: number) => Math.round(around(value, width))
  const { systolic, diastolic, heartRate, oxygen, glucose, temperature, weight } = measureIds
  const { sleep, deepSleep, lightSleep, breaths, activity, meters, calories } = measureIds
  const total = whole(25_200, 5400)
  const steps = whole(7200, 5000)
  return [
    {
      hour: 6,
      origin: 'device',
      values: {
        [sleep]: total,
        [deepSleep]: Math.round(total * 0.22),
        [lightSleep]: Math.round(total * 0.78),
        [breaths]: whole(14, 2),
      },
    },
    {
      hour: 7,
      origin: 'manual',
      values: { [systolic]: whole(124, 20), [diastolic]: whole(78, 12), [heartRate]: whole(66, 12) },
    },
    {
      hour: 7.25,
      origin: 'manual',
      values: { [weight]: 68 + ago / 180 + around(0, 0.6), [glucose]: whole(96, 18) },
    },
    { hour: 7.5, origin: 'manual', values: { [temperature]: around(36.5, 0.6), [oxygen]: whole(97, 3) } },
    ...[8, 10, 12, 14, 16, 18].map((hour): Numbers => ({
      hour,
      origin: 'device',
      values: { [heartRate]: whole(hour === 18 ? 96 : 72, 22) },
    })),
    {
      hour: 20,
      origin: 'device',
      values: { [activity]: steps, [meters]: Math.round(steps * 0.7), [calories]: Math.round(steps * 0.04) },
    },
  ]
}
