import path from 'node:path'
import type { BookingRequest, BookingResponse } from '../../../schemas/generated/entities'
import { openServerDatabase } from '../../../server/test/databases'
import { postgresBinaries } from '../../../server/test/postgres'
import { row, type Row } from '../report'
import { measureRequest, startServer, type ServerProcess } from '../serverProcess'
import { percentile } from '../stats'
import { measureCosts } from './costs'
import { scaleOf } from './fill'
import { measureMemory } from './memory'
import { day, freeTimesOf, listsOf, patientOf, type Questions } from './questions'
import type { RunningScaleServer } from './server'

const AT_ONCE = 50
const EACH = 4
const BOOKINGS = 200
const MAX_LIST_MS = 200
const MAX_FREE_TIME_MS = 150
const MAX_BOOKING_MS = 100

/**
 * Measures lists, free times and bookings of 50 people at once on a full PostgreSQL database. `divisor`: what the scale is divided by.
 * `database`: the address of a database that an earlier run filled, or an empty one; default: a new one, which is deleted.
 */
export async function measureScale(divisor: number, database?: string): Promise<Row[]> {
  if (database === undefined && !postgresBinaries()) {
    console.log('A full database is not measured: PostgreSQL is not installed.')
    return []
  }
  const own = database === undefined ? await openServerDatabase() : undefined
  const file = path.join(import.meta.dirname, 'server.ts')
  try {
    const server = await startServer<RunningScaleServer>(file, [database ?? own?.url ?? '', `${divisor}`])
    try {
      return await measureServer(server, divisor)
    } finally {
      if (server.isRunning()) await server.stop()
    }
  } finally {
    await own?.drop()
  }
}

async function measureServer(server: ServerProcess<RunningScaleServer>, divisor: number): Promise<Row[]> {
  const { ready } = server
  const scale = scaleOf(divisor)
  const name = `1/${divisor}`
  return [
    ...(await measureCosts(server, name, { ...listsOf(ready, scale), ...freeTimesOf(ready) })),
    ...(await measureQuestions(ready, `${name}: list: `, listsOf(ready, scale), MAX_LIST_MS)),
    ...(await measureQuestions(ready, `${name}: free times: `, freeTimesOf(ready), MAX_FREE_TIME_MS)),
    ...(await measureBookings(ready, name)),
    ...(await measureMemory(server, scale, divisor)),
  ]
}

async function measureQuestions(
  ready: RunningScaleServer,
  name: string,
  questions: Questions,
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [what, question] of Object.entries(questions)) {
    const ask = async (turn: number) => {
      const { token, ...request } = question(turn)
      return measureRequest({ origin: ready.origin, token }, request)
    }
    // The first requests compile statements and fill caches.
    await atOnce(AT_ONCE, 1, ask)
    rows.push(...rowsOf(`${name}${what}`, await atOnce(AT_ONCE, EACH, ask), limit))
  }
  return rows
}

/** Each person books the first free time of another doctor; what is measured is the booking alone. */
async function measureBookings(ready: RunningScaleServer, name: string): Promise<Row[]> {
  let refused = 0
  const book = async (turn: number) => {
    const { origin } = ready
    const { token } = patientOf(ready, turn)
    const body = await freeTime(ready, turn)
    const start = performance.now()
    const response = await send(`${origin}/api/appointments/book`, token, body)
    if (!(response as BookingResponse).booked) refused += 1
    return performance.now() - start
  }
  const times = await atOnce(AT_ONCE, BOOKINGS / AT_ONCE, book)
  return [
    ...rowsOf(`${name}: booking`, times, MAX_BOOKING_MS),
    row(`${name}: bookings refused, of ${BOOKINGS}`, refused, 0),
  ]
}

async function freeTime(ready: RunningScaleServer, turn: number): Promise<BookingRequest> {
  const { origin, serviceId, providers } = ready
  const practice = providers[turn % providers.length] ?? 0
  for (let ahead = 5; ahead < 60; ahead += 1) {
    const date = day(ahead + (turn % 5))
    const url = `${origin}/api/appointments/provider/${practice}/start-time-matrix`
    const times = (await send(url, patientOf(ready, turn).token, { serviceId, date })) as string[]
    // Late in the day, where the patient has nothing yet; where doctors are few, several people take times of one of them.
    const time = times.at(-1 - Math.floor(turn / providers.length))
    if (time) return requestOf(serviceId, practice, time)
  }
  throw new Error(`The practice ${practice} has no free time`)
}

const requestOf = (serviceId: number, practice: number, time: string): BookingRequest => ({
  serviceId,
  providerId: practice,
  date: `${time.slice(0, 10)}T00:00:00.000Z`,
  time: time.slice(11, 16),
  userOffset: 60,
})

async function send(url: string, token: string, body: object): Promise<unknown> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answers ${response.status}: ${await response.text()}`)
  return response.json()
}

/** Runs the work `each` times for so many people at once. */
async function atOnce(
  people: number,
  each: number,
  work: (turn: number) => Promise<number>,
): Promise<number[]> {
  const person = async (n: number) => {
    const times: number[] = []
    for (let turn = 0; turn < each; turn += 1) times.push(await work(n * each + turn))
    return times
  }
  return (await Promise.all(Array.from({ length: people }, (_, n) => person(n)))).flat()
}

const rowsOf = (name: string, times: readonly number[], limit: number): Row[] => [
  row(`${name}: median (ms)`, percentile(times, 0.5)),
  row(`${name}: 95th percentile (ms)`, percentile(times, 0.95), limit),
]
