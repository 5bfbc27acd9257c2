import { setTimeout as pause } from 'node:timers/promises'
import type { CallSignal } from '../../../schemas/hub'
import { freePort } from '../../../server/test/freePort'
import { postgresBinaries, startPostgres } from '../../../server/test/postgres'
import { connectClient, inTurns, type HubClient } from '../calls/client'
import { openCall, startHubProcess } from '../calls/hub'
import { createDatabase } from '../calls/processes'
import { doctorOf, patientOf } from '../calls/seedCalls'
import { row, type Row } from '../report'
import { median, percentile } from '../stats'

const CLIENTS = 10_000
const CALLS = 100
const AT_ONCE = 20
const PER_SECOND = 300
const SECONDS = 20
const MAX_MS = 200

/**
 * Connects 10,000 people (divided by `divisor`) with the hubs of two processes, and sends 300 messages a second between people of
 * the two.
 */
export async function measureLargeHub(divisor: number): Promise<Row[]> {
  const binaries = postgresBinaries()
  if (!binaries) return []
  const postgres = await startPostgres(binaries)
  try {
    return await measureProcesses(await createDatabase(postgres.url), Math.round(CLIENTS / divisor))
  } finally {
    await postgres.stop()
  }
}

async function measureProcesses(database: string, count: number): Promise<Row[]> {
  const ports = [await freePort(), await freePort()]
  const origins = ports.map((port) => `http://localhost:${port}`)
  const common = { database, origin: origins[0] ?? '' }
  const first = await startHubProcess({
    ...common,
    patients: Math.max(CALLS, count - CALLS),
    doctors: CALLS,
    port: ports[0] ?? 0,
  })
  const second = await startHubProcess({
    ...common,
    patients: 0,
    doctors: 0,
    isSeeded: true,
    port: ports[1] ?? 0,
  })
  try {
    return await measureClients(first.ready.tokens, first.ready.appointments, origins)
  } finally {
    await second.stop()
    await first.stop()
  }
}

async function measureClients(
  tokens: Readonly<Record<string, string>>,
  appointments: readonly number[],
  origins: readonly string[],
): Promise<Row[]> {
  const people = Object.keys(tokens)
  const started = performance.now()
  const opened = await inTurns(people.length, AT_ONCE, async (n) => {
    const person = people[n - 1] ?? ''
    // Patients and doctors of a call are with different processes.
    const origin = origins[person.startsWith('doctor') ? 1 : n % 2 === 0 || n <= CALLS ? 0 : 1] ?? ''
    return [person, await connectClient({ origin, person, token: tokens[person] ?? '' })] as const
  })
  const seconds = (performance.now() - started) / 1000
  const clients = new Map(opened)
  const { times, lost } = await sendMessages(clients, appointments)
  clients.forEach((client) => client.stop())
  return [
    row(`large hub: clients that did not connect, of ${people.length}`, people.length - clients.size, 0),
    row('large hub: seconds until all are connected', seconds),
    row(`large hub: messages lost, of ${PER_SECOND * SECONDS}`, lost, 0),
    row('large hub: a message reaches the other process, median (ms)', median(times)),
    row(
      'large hub: a message reaches the other process, 95th percentile (ms)',
      percentile(times, 0.95),
      MAX_MS,
    ),
  ]
}

/** Sends messages at a constant rate in a hundred calls. Resolves to the milliseconds of each, and how many did not arrive. */
async function sendMessages(clients: ReadonlyMap<string, HubClient>, appointments: readonly number[]) {
  const lines: { send: (data: string) => Promise<unknown>; doctor: HubClient }[] = []
  for (const [at, id] of appointments.entries()) {
    const [patient, doctor] = [clients.get(patientOf(at + 1)), clients.get(doctorOf(at + 1))]
    if (!patient || !doctor) throw new Error('A client is missing')
    const callId = await openCall(patient, doctor, id)
    const peer = crypto.randomUUID()
    await patient.call('joinCall', { callId, peer })
    lines.push({ doctor, send: (data) => patient.call('sendCallSignal', { callId, peer, data }) })
  }
  const times: number[] = []
  const sendOne = async (n: number) => {
    const line = lines[n % lines.length]
    const sent = performance.now()
    const arrives = line?.doctor.next<CallSignal>('callSignal', ({ data }) => data === `message ${n}`)
    await line?.send(`message ${n}`)
    await arrives
    times.push(performance.now() - sent)
  }
  const total = PER_SECOND * SECONDS
  const started = performance.now()
  for (let n = 0; n < total; n += 1) {
    const wait = started + (n * 1000) / PER_SECOND - performance.now()
    if (wait > 0) await pause(wait)
    void sendOne(n)
  }
  // What has not arrived after five more seconds is lost.
  for (let turn = 0; turn < 50 && times.length < total; turn += 1) await pause(100)
  return { times, lost: total - times.length }
}
