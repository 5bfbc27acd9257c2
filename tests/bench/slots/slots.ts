import { fork } from 'node:child_process'
import path from 'node:path'
import { engines } from '../../../server/test/engines'
import { row, type Row } from '../report'
import { percentile } from '../stats'
import { DOCTORS } from './clinic'
import type { Ready } from './server'

const PATIENTS = 20
const EACH = 10
const MOST_MS = 150
const DAY = 86_400_000

/** A request and its body; a different one for each patient and turn. */
type Question = (turn: number) => { path: string; body?: object }

/** How long 20 patients at once wait for free times among 1,000 doctors, on each engine (issue 3, acceptance 6). */
export async function measureSlots(): Promise<Row[]> {
  const rows: Row[] = []
  for (const engine of engines) rows.push(...(await measureEngine(engine)))
  return rows
}

async function measureEngine(engine: string): Promise<Row[]> {
  const child = fork(path.join(import.meta.dirname, 'server.ts'), [engine], { stdio: 'inherit' })
  try {
    const ready = await new Promise<Ready>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Ready))
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
    const rows: Row[] = []
    for (const [what, question] of Object.entries(questionsOf(ready))) {
      const cold = Math.max(await ask(ready, question(0)), await ask(ready, question(1)))
      const times = (
        await Promise.all(Array.from({ length: PATIENTS }, (_, n) => patient(ready, question, n)))
      ).flat()
      rows.push(row(`${engine}: ${what}: the first of all, ms`, cold))
      rows.push(row(`${engine}: ${what}: median, ms`, percentile(times, 0.5)))
      rows.push(row(`${engine}: ${what}: 95th percentile, ms`, percentile(times, 0.95), MOST_MS))
    }
    return rows
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.connected && child.exitCode === null) {
      child.send('stop')
      await ended
    }
  }
}

function questionsOf({ serviceId }: Ready): Record<string, Question> {
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

async function patient(ready: Ready, question: Question, n: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 0; turn < EACH; turn++) times.push(await ask(ready, question(n * EACH + turn)))
  return times
}

/** Milliseconds until the whole answer is there, unpacked. Throws for anything but an answer. */
async function ask({ origin, token }: Ready, { path: address, body }: ReturnType<Question>): Promise<number> {
  const began = performance.now()
  const answer = await fetch(`${origin}/${address}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      'content-type': 'application/json',
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}: ${text.slice(0, 200)}`)
  return performance.now() - began
}
