import { setTimeout as pause } from 'node:timers/promises'
import type { VideoCall } from '../../../schemas/generated/entities'
import type { CallSignal } from '../../../schemas/hub'
import { row, type Row } from '../report'
import { openSlowLine } from '../uploads/slowLine'
import { connectClient } from './client'
import { startHubProcess } from './hub'
import { doctorOf, patientOf } from './seedCalls'

const DROPS = 10
const BETWEEN = 20
const MESSAGES = DROPS * BETWEEN
/** How long nothing passes before the missing messages count as lost. */
const PATIENCE = 5000

/** Sends messages in a call in both directions while the lines of both sides drop ten times, and counts those that are lost. */
export async function measureDrops(): Promise<Row[]> {
  const server = await startHubProcess({ patients: 1, doctors: 1 })
  const { origin, tokens, appointments } = server.ready
  const line = await openSlowLine(Number(new URL(origin).port), () => undefined)
  const connect = async (person: string) => {
    const received: string[] = []
    const onMessage = (name: string, [value]: readonly unknown[]) => {
      if (name === 'callSignal') received.push((value as CallSignal).data)
    }
    const client = await connectClient({
      origin: line.origin,
      person,
      token: tokens[person] ?? '',
      onMessage,
    })
    return { client, received }
  }
  const [patient, doctor] = [await connect(patientOf(1)), await connect(doctorOf(1))]
  try {
    const rings = doctor.client.next<VideoCall>('notifyCall')
    await patient.client.call('startCall', appointments[0] ?? 0)
    const { id: callId } = await rings
    await doctor.client.call('acceptVideoCall', callId)
    let refused = 0
    const send = (n: number) =>
      Promise.all(
        [patient, doctor].map(({ client }) =>
          client.call('sendCallSignal', { callId, peer: 'p', data: String(n) }).catch(() => (refused += 1)),
        ),
      )
    for (let n = 1; n <= MESSAGES; n += 1) {
      const sent = send(n)
      if (n % BETWEEN === BETWEEN / 2) line.cut()
      // A line that drops again while it comes back ends the connection: the portal then reads its state again.
      if (n % BETWEEN === 0) await sent
      await pause(1)
    }
    await settle(() => patient.received.length + doctor.received.length)
    return [
      row('hub: messages in both directions over ten drops', 2 * MESSAGES),
      row('hub: messages that were not taken', refused, 0),
      row('hub: messages lost over ten drops', lost(patient.received) + lost(doctor.received), 0),
      row(
        'hub: messages that came twice or out of order',
        disorder(patient.received) + disorder(doctor.received),
        0,
      ),
    ]
  } finally {
    patient.client.stop()
    doctor.client.stop()
    line.close()
    await server.stop()
  }
}

/** Waits until a count has stood still. */
export async function settle(count: () => number, patience = PATIENCE): Promise<void> {
  for (let [last, since] = [count(), Date.now()]; Date.now() - since < patience;) {
    await pause(100)
    if (count() !== last) [last, since] = [count(), Date.now()]
  }
}

const lost = (received: readonly string[]): number => MESSAGES - new Set(received).size

const disorder = (received: readonly string[]): number =>
  received.filter((text, at) => at > 0 && Number(text) <= Number(received[at - 1])).length
