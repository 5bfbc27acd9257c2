import { row, type Row } from '../report'
import { measureRequest, type ServerProcess } from '../serverProcess'
import { percentile } from '../stats'
import { freeTimesOf, listsOf, type Questions } from './questions'
import type { Scale } from './fill'
import type { RunningScaleServer } from './server'

const REQUESTS = 200_000
const AT_ONCE = 20
/** Memory is compared from here on: the first requests fill caches. */
const WARM_UP = 0.2
const PARTS = 10
const MAX_GROWTH = 1.1
const MB = 2 ** 20

/** What a morning asks for, by how often: patients before and after a booking, doctors, and a few administrators. */
const morning: Readonly<Record<string, number>> = {
  'appointments of a patient': 30,
  'a day of a doctor': 20,
  'earliest of any doctor': 10,
  'consultations of a patient': 10,
  'readings of a patient': 10,
  'a day of a doctor’s appointments': 15,
  'users, any page': 1,
  'doctors, search': 2,
  'history of changes': 2,
}

/**
 * Sends 200,000 requests (divided by `divisor`) of a morning, 20 at a time, and compares the memory of the server after a fifth of them
 * with that at the end.
 */
export async function measureMemory(
  server: ServerProcess<RunningScaleServer>,
  scale: Scale,
  divisor: number,
): Promise<Row[]> {
  const questions = inTurn({ ...listsOf(server.ready, scale), ...freeTimesOf(server.ready) })
  const each = Math.ceil(REQUESTS / divisor / PARTS)
  const sizes: number[] = []
  const times: number[] = []
  const started = performance.now()
  for (let part = 0; part < PARTS; part += 1) {
    times.push(...(await send(server.ready, questions, part * each, each)))
    sizes.push((await server.ask<number>('memory')) / MB)
  }
  const seconds = (performance.now() - started) / 1000
  const [warm = Number.NaN, last = Number.NaN] = [sizes[PARTS * WARM_UP - 1], sizes.at(-1)]
  const name = `1/${divisor}: ${each * PARTS} requests of a morning`
  return [
    row(`${name}: a second`, (each * PARTS) / seconds),
    row(`${name}: 95th percentile (ms)`, percentile(times, 0.95)),
    row(`${name}: memory after a fifth of them (MB)`, warm),
    row(`${name}: memory after all (MB)`, last),
    row(`${name}: memory after all, × after a fifth`, last / warm, MAX_GROWTH),
  ]
}

/** The questions in an order in which each has its share. */
function inTurn(questions: Questions): Questions[string][] {
  const total = Object.values(morning).reduce((sum, share) => sum + share, 0)
  return Object.entries(morning)
    .flatMap(([what, share]) =>
      Array.from({ length: share }, (_, n) => ({ at: (n * total) / share, question: questions[what] })),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ question }) => {
      if (!question) throw new Error('The morning has a question that does not exist')
      return question
    })
}

async function send(
  { origin }: RunningScaleServer,
  questions: readonly Questions[string][],
  from: number,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const person = async () => {
    while (next < count) {
      const turn = from + next++
      const question = questions[turn % questions.length]
      if (!question) return
      const { token, ...request } = question(turn)
      times.push(await measureRequest({ origin, token }, request))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, person))
  return times
}
