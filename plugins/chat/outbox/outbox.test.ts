// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ChatMessage, ChatSend } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import { HubError, setHub, type Hub } from '@portico/core/realtime/hub'
import { resetPersonAtoms } from '@portico/core/state/store'
import {
  addUnsent,
  changeUnsent,
  removeUnsent,
  restoreOutbox,
  unsentMessages,
  type UnsentMessage,
} from './outbox'
import { refusalText } from './refusalText'
import { sendWaiting } from './sendWaiting'

const me = 't|ana|ana'
/** What the server has stored, by client id. */
let stored: Map<string, ChatSend>
/** The faults of the next sends: a refusal, or the hub is lost `before` or `after` the server has stored the message. */
let faults: string[]
let isCurrent: boolean

const send = async (message: ChatSend): Promise<ChatMessage> => {
  const fault = faults.shift()
  if (fault === 'before') throw new HubError('DISCONNECTED')
  if (fault && fault !== 'after') throw new HubError(fault)
  stored.set(message.ClientId ?? '', message)
  if (fault === 'after') throw new HubError('DISCONNECTED')
  return { id: stored.size, senderId: 'ana', timestamp: '', content: message.Content }
}
let nextId = 0
const write = (content: string, change: Partial<UnsentMessage> = {}, file?: File) =>
  addUnsent(
    me,
    {
      clientId: `id-${(nextId += 1)}`,
      patientId: 'ana',
      professionalId: 7,
      isProfessional: false,
      content,
      timestamp: '2026-11-23T10:00:00Z',
      state: 'waiting',
      ...change,
    },
    file,
  )
const run = (call: Call = () => Promise.reject(new Error('no API'))) =>
  sendWaiting({ personKey: me, call, isCurrent: () => isCurrent })
const states = () => unsentMessages().map(({ content, state, error }) => [content, state, error])

beforeEach(() => {
  stored = new Map()
  faults = []
  isCurrent = true
  sessionStorage.clear()
  resetPersonAtoms()
  restoreOutbox(me)
  setHub({ call: ((_name: string, message: ChatSend) => send(message)) as Hub['call'], retry: () => {} })
})
afterEach(() => {
  setHub(null)
  vi.restoreAllMocks()
})

it('CHAT-004 CHAT-009 CHAT-012 sends what waits in the order of writing, as the hub takes it', async () => {
  write('uno')
  write('dos', { isProfessional: true, notifyClient: true })
  expect(await run()).toBe(false)
  expect([...stored.values()].map(({ Content }) => Content)).toEqual(['uno', 'dos'])
  expect([...stored.values()][1]).toMatchObject({
    PatientId: 'ana',
    DoctorId: 7,
    IsPatientApp: false,
    NotifyClient: true,
  })
  expect(unsentMessages()).toEqual([])
  expect(sessionStorage).toHaveLength(0)
})

it('nothing is lost or sent twice over a hundred cuts, before and after the server has stored a message', async () => {
  for (let n = 0; n < 50; n++) write(`n ${n}`)
  faults = Array.from({ length: 100 }, (_, n) => (n % 2 ? 'after' : 'before'))
  while (await run()) expect(unsentMessages().length).toBeGreaterThan(0)
  expect([...stored.values()].map(({ Content }) => Content)).toEqual(
    Array.from({ length: 50 }, (_, n) => `n ${n}`),
  )
})

it('without a connection messages wait, survive a reload, and belong to their person', async () => {
  setHub(null)
  write('sin red')
  expect(await run()).toBe(true)
  expect(states()).toEqual([['sin red', 'waiting', undefined]])
  resetPersonAtoms()
  restoreOutbox('t|luis|luis')
  expect(unsentMessages()).toEqual([])
  resetPersonAtoms()
  restoreOutbox(me)
  expect(states()).toEqual([['sin red', 'waiting', undefined]])
})

it('ERR-065 a refusal is logged and stays with its message; the others go out, and it can be tried again or deleted', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  write('cerrada')
  write('otra')
  faults = ['CONVERSATION_CLOSED']
  await run()
  expect(states()).toEqual([['cerrada', 'refused', 'CONVERSATION_CLOSED']])
  expect(warn).toHaveBeenCalledOnce()
  const [refused] = unsentMessages()
  changeUnsent(me, refused?.clientId ?? '', { state: 'waiting' })
  faults = ['CONVERSATION_CLOSED']
  await run()
  removeUnsent(me, refused?.clientId ?? '')
  expect(unsentMessages()).toEqual([])
})

it('CHAT-002 CHAT-004 REC-069 an attachment is uploaded and named once, also when the hub is lost afterwards', async () => {
  const calls: string[] = []
  const bodies: unknown[] = []
  const call = (async (operation: string, { body }: { body: unknown }) => {
    calls.push(operation)
    bodies.push(body)
    return operation === 'POST api/documents' ? { documentId: 5 } : {}
  }) as Call
  const file = new File(['x'], 'caja.jpg')
  write('', { file: { name: 'caja.jpg', size: 1 } }, file)
  faults = ['before']
  expect(await run(call)).toBe(true)
  await run(call)
  expect(calls).toEqual(['POST api/documents', 'POST api/documents/data'])
  expect(bodies).toEqual([file, { documentId: 5, name: 'caja.jpg', addedByDoctor: false }])
  expect([...stored.values()]).toMatchObject([{ DocumentId: 5, Content: '' }])
})

it('CHAT-002 an attachment of a professional says that a doctor adds it', async () => {
  const bodies: unknown[] = []
  const call = (async (_: string, { body }: { body: unknown }) => {
    bodies.push(body)
    return { documentId: 6 }
  }) as Call
  const file = { name: 'pauta.pdf', size: 1 }
  write('', { isProfessional: true, file }, new File(['x'], file.name))
  await run(call)
  expect(bodies.at(-1)).toEqual({ documentId: 6, name: 'pauta.pdf', addedByDoctor: true })
})

it('an upload without a network waits; a refused one says why; after a reload the file has to be chosen again', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  write('', { file: { name: 'a.pdf', size: 1 } }, new File(['x'], 'a.pdf'))
  await run(() => Promise.reject(new ApiError(0, 'NETWORK')))
  expect(states()).toEqual([['', 'waiting', undefined]])
  await run(() => Promise.reject(new ApiError(400, 'MAX_EXCEEDED')))
  expect(states()).toEqual([['', 'refused', 'MAX_EXCEEDED']])
})

it('nothing is sent for a person who has left the tab', async () => {
  write('mío')
  isCurrent = false
  await run()
  expect(stored.size).toBe(0)
})

it.each([
  ['MAX_EXCEEDED', 'CHAT.TOO_LARGE_SERVER'],
  ['FORMAT_NOT_VALID', 'ERRORS.FORMAT_NOT_VALID'],
  ['constructor', 'CHAT.NOT_SENT'],
  [undefined, 'CHAT.NOT_SENT'],
])('CHAT-008 the refusal %s has the text %s', (code, key) => {
  expect(refusalText(code)).toBe(key)
})
