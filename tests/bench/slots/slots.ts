import path from 'node:path'
import { databases } from '../../../server/test/databases'
import { row, type Row } from '../report'
import { measureRequest, withServer, type BenchRequest } from '../serverProcess'
import { percentile } from '../stats'
import { DOCTORS } from './clinic'
import type { RunningSlotServer } from './server'

const PATIENTS = 20
const EACH = 10
const MOST_MS = 150
const DAY = 86_400_000

/** The requests with a limit; the others are only reported. */
const limited: readonly string[] = ['earliest of any doctor', 'a day of a doctor']

/** Creates the request of a turn. */
type Questions = (turn: number) => BenchRequest

/** Measures how long 20 concurrent patients wait for free slots of 1,000 doctors, on each database. */
export async function measureSlots(): Promise<Row[]> {
  const rows: Row[] = []
  for (const database of databases) rows.push(...(await measureDatabase(database)))
  return rows
}

const measureDatabase = (database: string): Promise<Row[]> =>
  withServer<Row[], RunningSlotServer>(
    path.join(import.meta.dirname, 'server.ts'),
    database,
    async (ready) => {
      const rows: Row[] = []
      const questions = Object.entries(questionsOf(ready))
      const colds: number[] = []
      for (const [, question] of questions) {
        colds.push(
          Math.max(await measureRequest(ready, question(0)), await measureRequest(ready, question(1))),
        )
        // Warms up the JIT of the new process.
        await patients(ready, question)
      }
      for (const [at, [what, question]] of questions.entries()) {
        const cold = colds[at] ?? 0
        const times = await patients(ready, question)
        rows.push(row(`${database}: ${what}: the first of all, ms`, cold))
        rows.push(row(`${database}: ${what}: median, ms`, percentile(times, 0.5)))
        rows.push(
          row(
            `${database}: ${what}: 95th percentile, ms`,
            percentile(times, 0.95),
            limited.includes(what) ? MOST_MS : undefined,
          ),
        )
      }
      return rows
    },
  )

function questionsOf({ serviceId }: RunningSlotServer): Record<string, Questions> {
  const start = Math.floor(Date.now() / DAY) * DAY
  const at = (days: number) => new Date(start + days * DAY).toISOString()
  const provider = (turn: number) => 20_001 + ((turn * 131) % DOCTORS)
  const month = (turn: number) => ({ serviceId, from: at(30 * (turn % 2)), to: at(30 * (turn % 2) + 31) })
  const api = 'api/appointments'
  return {
    'earliest of any doctor': () => ({ path: `${api}/first-working-day`, body: { service: serviceId } }),
    'a day of a doctor': (turn) => ({
      path: `${api}/provider/${provider(turn)}/start-time-matrix`,
      body: { serviceId, date: at(1 + (turn % 60)).slice(0, 10) },
    }),
    'a month of a doctor': (turn) => ({
      path: `${api}/start-time-matrix`,
      body: { ...month(turn), providerId: provider(turn) },
    }),
    'a month of any doctor': (turn) => ({ path: `${api}/start-time-matrix`, body: month(turn) }),
    'doctors of a service with first dates': () => ({ path: `${api}/providers/service/${serviceId}` }),
  }
}

const patients = async (ready: RunningSlotServer, question: Questions): Promise<number[]> =>
  (await Promise.all(Array.from({ length: PATIENTS }, (_, n) => patient(ready, question, n)))).flat()

async function patient(ready: RunningSlotServer, question: Questions, n: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < EACH; turn++) times.push(await measureRequest(ready, question(n * EACH + turn)))
  return times
}
