import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { row, type Row } from '../report'
import { measureRequest, type ServerProcess } from '../serverProcess'
import { percentile } from '../stats'
import type { Questions } from './questions'
import type { Processes, RunningScaleServer } from './server'

const EACH = 40
const WARM_UP = 8
const NS_PER_MS = 1e6

/**
 * Measures the processor time that a request of each kind takes, of our server and of PostgreSQL, one request after the other. Linux
 * alone tells it, and only when PostgreSQL runs on this machine.
 */
export async function measureCosts(
  server: ServerProcess<RunningScaleServer>,
  name: string,
  questions: Questions,
): Promise<Row[]> {
  if (process.platform !== 'linux') return []
  const rows: Row[] = []
  for (const [what, question] of Object.entries(questions)) {
    const ask = (turn: number) => {
      const { token, ...request } = question(turn)
      return measureRequest({ origin: server.ready.origin, token }, request)
    }
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask(turn)
    const found = await measureOne(await server.ask<Processes>('processes'), ask)
    rows.push(
      row(`${name}: cost: ${what}: server, median (ms)`, percentile(found.server, 0.5)),
      row(`${name}: cost: ${what}: PostgreSQL, median (ms)`, percentile(found.database, 0.5)),
      row(`${name}: cost: ${what}: both, 95th percentile (ms)`, percentile(found.both, 0.95)),
    )
  }
  return rows
}

async function measureOne({ server, database }: Processes, ask: (turn: number) => Promise<unknown>) {
  const costs = { server: [] as number[], database: [] as number[], both: [] as number[] }
  for (let turn = 0; turn < EACH; turn += 1) {
    const before = [server, ...database].map(usedBy)
    await ask(WARM_UP + turn)
    const [ours = 0, ...theirs] = [server, ...database].map((id, at) =>
      Math.max(0, usedBy(id) - (before[at] ?? 0)),
    )
    const sum = theirs.reduce((all, one) => all + one, 0)
    costs.server.push(ours)
    costs.database.push(sum)
    costs.both.push(ours + sum)
  }
  return costs
}

/** Milliseconds that all threads of a process have had a core; 0 once it has ended, as a connection that nobody uses does. */
function usedBy(id: number): number {
  const threads = `/proc/${id}/task`
  if (!existsSync(threads)) return 0
  return readdirSync(threads)
    .map((thread) => Number(readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, time) => sum + time / NS_PER_MS, 0)
}
