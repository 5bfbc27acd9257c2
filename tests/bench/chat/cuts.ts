import { setTimeout as pause } from 'node:timers/promises'
import { setHub } from '../../../core/realtime/hub'
import { mergeLatest, mergeMessages } from '../../../plugins/chat/conversation/messages'
import { addUnsent, unsentMessages } from '../../../plugins/chat/outbox/outbox'
import { sendWaiting } from '../../../plugins/chat/outbox/sendWaiting'
import { random } from '../../../plugins/binah/testing/random'
import type { ChatMessage } from '../../../schemas/generated/entities'
import { connectClient } from '../calls/client'
import { settle } from '../calls/drops'
import { startHubProcess } from '../calls/hub'
import { doctorIdOf, doctorOf, patientOf } from '../calls/seedCalls'
import { row, type Row } from '../report'
import { openSlowLine } from '../uploads/slowLine'

const CUTS = 100
const MESSAGES = 400
/** The server allows 60 messages a minute, so its minutes are short. */
const CLOCK = 60
const SEED = 16
const MAX_PAUSE_MS = 60

const place = { patientId: patientOf(1), professionalId: doctorIdOf(1) }
const personKey = 'bench'

/** Writes 400 messages with the outbox of the portal while the lines of both sides are cut 100 times at random moments. */
export async function measureCuts(): Promise<Row[]> {
  const server = await startHubProcess({ patients: 1, doctors: 1, clock: CLOCK })
  const { origin, tokens } = server.ready
  const line = await openSlowLine(Number(new URL(origin).port), () => undefined)
  const read = readerOf(line.origin, tokens[doctorOf(1)] ?? '')
  const connect = (person: string) => ({ origin: line.origin, person, token: tokens[person] ?? '' })
  const doctor = await connectClient({
    ...connect(doctorOf(1)),
    onMessage: (name, [message]) => name === 'receiveMessage' && read.add(message as ChatMessage),
    onConnected: () => void read.latest(),
  })
  const patient = await connectClient({ ...connect(patientOf(1)), onConnected: () => void send() })
  setHub({ call: patient.call, retry: patient.retry })
  try {
    const { between } = random(SEED)
    for (let n = 1; n <= MESSAGES; n += 1) {
      write(n)
      void send()
      if (n % (MESSAGES / CUTS) === 0) {
        await pause(between(0, MAX_PAUSE_MS))
        line.cut()
        // The browser says that it is online again.
        for (const client of [patient, doctor]) client.retry()
      }
    }
    await settle(() => unsentMessages().length + read.contents().length)
    for (let left = unsentMessages().length; left > 0 && (await send()); left = unsentMessages().length)
      await pause(100)
    await settle(() => read.contents().length)
    const stored = await readAll(origin, tokens[doctorOf(1)] ?? '')
    return [
      row('chat: cuts of the line at random moments', CUTS),
      row('chat: messages that are not sent', unsentMessages().length, 0),
      row('chat: messages lost over 100 cuts', MESSAGES - new Set(stored).size, 0),
      row('chat: messages stored twice', stored.length - new Set(stored).size, 0),
      row('chat: messages in another order than they were written', disorder(stored), 0),
      row('chat: messages that the other side does not see', MESSAGES - new Set(read.contents()).size, 0),
      row(
        'chat: messages that the other side sees twice',
        read.contents().length - new Set(read.contents()).size,
        0,
      ),
    ]
  } finally {
    setHub(null)
    patient.stop()
    doctor.stop()
    line.close()
    await server.stop()
  }
}

const send = (): Promise<boolean> =>
  sendWaiting({
    personKey,
    call: () => Promise.reject(new Error('No attachment')),
    isCurrent: () => true,
  })

const write = (n: number): void =>
  addUnsent(personKey, {
    ...place,
    clientId: crypto.randomUUID(),
    isProfessional: false,
    content: String(n),
    timestamp: new Date().toISOString(),
    state: 'waiting',
  })

/** What the other side has on its screen: the messages that arrive, and the last page after each connect. */
function readerOf(origin: string, token: string) {
  let known: readonly ChatMessage[] = []
  const latest = async (): Promise<void> => {
    try {
      known = mergeLatest(known, await readPage(origin, token, 'messages'))
    } catch {
      // The connection was cut; the messages are read again after the next connect.
    }
  }
  return {
    add: (message: ChatMessage) => void (known = mergeMessages(known, [message])),
    latest,
    contents: () => known.map(({ content }) => content),
  }
}

async function readAll(origin: string, token: string): Promise<string[]> {
  let all = await readPage(origin, token, 'messages')
  for (let page = all; page.length > 0; all = [...page, ...all])
    page = await readPage(origin, token, 'more-messages', { lastMessageId: String(page[0]?.id) })
  return all.map(({ content }) => content)
}

async function readPage(
  origin: string,
  token: string,
  path: string,
  more: Record<string, string> = {},
): Promise<ChatMessage[]> {
  const query = new URLSearchParams({
    userId: place.patientId,
    professionalId: String(place.professionalId),
    ...more,
  })
  const answer = await fetch(`${origin}/api/chat/${path}?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as ChatMessage[]
}

const disorder = (contents: readonly string[]): number =>
  contents.filter((content, at) => at > 0 && Number(content) < Number(contents[at - 1])).length
