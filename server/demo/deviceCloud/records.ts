/** Days of records that a new account has. */
const DAYS = 30
const DAY_MS = 86_400_000

/** A record of a device, as the provider lists it. */
export interface DeviceRecord {
  id: string
  date: string
  zone: string
  device: string
  measures: { id: number; value: number }[]
}

interface Habit {
  name: string
  device: string
  /** The hour of the day, and every how many days. */
  hour: number
  every: number
  /** The numbers of a measurement; `wave` goes from -1 to 1. */
  numbers: (wave: number) => Record<number, number>
}

const watch = 'LifeVit Watch'
const habits: readonly Habit[] = [
  { name: 'morning', device: watch, hour: 6, every: 1, numbers: (w) => ({ 4: Math.round(61 + 4 * w) }) },
  { name: 'noon', device: watch, hour: 12, every: 1, numbers: (w) => ({ 4: Math.round(82 + 9 * w) }) },
  { name: 'evening', device: watch, hour: 19, every: 1, numbers: (w) => ({ 4: Math.round(72 + 6 * w) }) },
  {
    name: 'sleep',
    device: watch,
    hour: 5,
    every: 1,
    numbers: (w) => ({ 6: Math.round(25_200 + 2400 * w), 12: Math.round(5400 + 600 * w) }),
  },
  {
    name: 'steps',
    device: watch,
    hour: 20,
    every: 1,
    numbers: (w) => ({ 7: Math.round(7200 + 2100 * w), 15: Math.round(5200 + 1500 * w) }),
  },
  {
    name: 'pressure',
    device: 'LifeVit Tensio',
    hour: 7,
    every: 2,
    numbers: (w) => ({ 2: Math.round(128 + 7 * w), 3: Math.round(79 + 4 * w), 4: Math.round(68 + 5 * w) }),
  },
  {
    name: 'weight',
    device: 'LifeVit Scale',
    hour: 7,
    every: 3,
    numbers: (w) => ({ 8: Math.round((71.8 + 0.6 * w) * 10) / 10 }),
  },
]

/** The records of an account until a moment, the oldest first. The same moment and account give the same records. */
export function recordsOf(account: string, now: Date): DeviceRecord[] {
  const last = Math.floor(now.getTime() / DAY_MS)
  const shift = Number.parseInt(account.slice(0, 6), 16)
  const days = Array.from({ length: DAYS }, (_, place) => last - DAYS + 1 + place)
  return days
    .flatMap((day) =>
      habits
        .filter(({ every }) => day % every === 0)
        .map(({ name, device, hour, numbers }) => ({
          id: `${account}-${name}-${day}`,
          date: new Date(day * DAY_MS + hour * 3_600_000).toISOString(),
          zone: 'Europe/Madrid',
          device,
          measures: Object.entries(numbers(Math.sin(day * 1.7 + shift))).map(([id, value]) => ({
            id: Number(id),
            value,
          })),
        })),
    )
    .filter(({ date }) => date <= now.toISOString())
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** A part of the records after a position, which is the date of the last one. */
export function pageOf(records: readonly DeviceRecord[], after: string, limit: number) {
  const rest = records.filter(({ date }) => date > after)
  const page = rest.slice(0, limit)
  return { records: page, position: page.at(-1)?.date ?? after, hasMore: rest.length > page.length }
}
