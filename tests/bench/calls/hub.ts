import path from 'node:path'
import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallSignal } from '../../../schemas/hub'
import { row, type Row } from '../report'
import { startServer } from '../serverProcess'
import { median, percentile } from '../stats'
import { connectClient, inTurns, type HubClient } from './client'
import { doctorOf, patientOf } from './seedCalls'
import type { HubMemory, HubServerOptions, RunningHubServer } from './server'

const CLIENTS = 2000
const CALLS = 100
const AT_ONCE = 20
const KB = 1024
const MAX_KB = 100
const MAX_CALL_MS = 3000

/** Starts a process of a hub. */
export const startHubProcess = (options: HubServerOptions) =>
  startServer<RunningHubServer>(path.join(import.meta.dirname, 'server.ts'), [JSON.stringify(options)])

/** Measures 2,000 clients of one process: their memory, and 100 calls that are signalled at once among them. */
export async function measureHub(): Promise<Row[]> {
  const server = await startHubProcess({ patients: CLIENTS - CALLS, doctors: CALLS })
  const { origin, tokens, appointments } = server.ready
  const clients: HubClient[] = []
  try {
    const before = await server.ask<HubMemory>('memory')
    const started = performance.now()
    const people = Object.keys(tokens)
    const opened = await inTurns(people.length, AT_ONCE, async (n) => {
      const person = people[n - 1] ?? ''
      return { person, client: await connectClient({ origin, person, token: tokens[person] ?? '' }) }
    })
    const seconds = (performance.now() - started) / 1000
    clients.push(...opened.map(({ client }) => client))
    const after = await server.ask<HubMemory>('memory')
    const byPerson = new Map(opened.map(({ person, client }) => [person, client]))
    const calls = await signalCalls(byPerson, appointments)
    return [
      row('hub: clients connected to one process, missing of 2,000', CLIENTS - clients.length, 0),
      row('hub: seconds until all are connected', seconds),
      row('hub: KB of the heap for each client', (after.heap - before.heap) / CLIENTS / KB),
      row('hub: KB of the process for each client', (after.all - before.all) / CLIENTS / KB, MAX_KB),
      row('hub: calls signalled at once, missing of 100', CALLS - calls.length, 0),
      row(
        'hub: 100 calls at once, from the start to the first signal of both sides, median (ms)',
        median(calls),
      ),
      row('hub: 100 calls at once, 95th percentile (ms)', percentile(calls, 0.95), MAX_CALL_MS),
    ]
  } finally {
    clients.forEach((client) => client.stop())
    await server.stop()
  }
}

/** Starts a call of every appointment at once. Returns the milliseconds of each. */
export const signalCalls = (clients: ReadonlyMap<string, HubClient>, appointments: readonly number[]) =>
  Promise.all(
    appointments.map((id, at) => {
      const [patient, doctor] = [clients.get(patientOf(at + 1)), clients.get(doctorOf(at + 1))]
      if (!patient || !doctor) throw new Error('A client is missing')
      return signalCall(patient, doctor, id)
    }),
  )

/** The patient calls, the doctor answers, both take part and send each other a description. Returns milliseconds. */
async function signalCall(patient: HubClient, doctor: HubClient, appointmentId: number): Promise<number> {
  const started = performance.now()
  const callId = await openCall(patient, doctor, appointmentId)
  await Promise.all([signal(patient, doctor, callId), signal(doctor, patient, callId)])
  return performance.now() - started
}

/** The patient of an appointment calls, and the doctor answers. Returns the number of the call. */
export async function openCall(
  patient: HubClient,
  doctor: HubClient,
  appointmentId: number,
): Promise<number> {
  const rings = doctor.next<VideoCall>('notifyCall', (call) => call.appointmentId === appointmentId)
  const answered = patient.next<VideoCall>('callAccepted', (call) => call.appointmentId === appointmentId)
  await patient.call('startCall', appointmentId)
  const { id: callId } = await rings
  await doctor.call('acceptVideoCall', callId)
  await answered
  return callId
}

/** As long as a description of a call with picture and sound. */
const DESCRIPTION = 'v=0 '.repeat(1500)

async function signal(from: HubClient, to: HubClient, callId: number): Promise<void> {
  const peer = crypto.randomUUID()
  const arrives = to.next<CallSignal>('callSignal', (received) => received.peer === peer)
  await from.call('joinCall', { callId, peer })
  await from.call('sendCallSignal', { callId, peer, data: DESCRIPTION })
  await arrives
}
