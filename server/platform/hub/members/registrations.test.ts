import type { HubConnection } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { completeCall } from '../../../../schemas/hub'
import { InvalidToken } from '../../errors/invalidToken'
import type { Receives } from './registrations'
import { startHubServer, type HubServer } from '../test/hubServer'

/** Who receives what for whom. */
const acting = new Map<string, Receives>()
const valid = new Set<string>()
let server: HubServer

beforeEach(async () => {
  acting.clear()
  valid.clear()
  server = await startHubServer({
    authenticate: async (token) => {
      if (valid.size > 0 && !valid.has(token)) throw new InvalidToken('expired')
      return { tenant: 'one', sub: token.split('-')[0] ?? '', roles: [] }
    },
    receivesFor: async ({ sub }, userId) => acting.get(`${sub} ${userId}`) ?? 'nothing',
    namesOf: (tenant) => (tenant === 'one' ? { registerUser: 'subscribe', messagesRead: 'seen' } : undefined),
    limits: { recheck: 20 },
  })
})
afterEach(() => server.close())

/** What a connection receives, in order. */
function listen(connection: HubConnection): unknown[][] {
  const heard: unknown[][] = []
  const names = ['consultationChanged', 'callAccepted', 'callSignal', 'seen']
  for (const name of names) connection.on(name, (...args: unknown[]) => heard.push([name, ...args]))
  return heard
}

const read = { patientId: 'leo', professionalId: 1, lastMessageId: 2, isProfessional: true }

it('C-080 C-111 a tenant has names of its own for messages, in both directions', async () => {
  const connection = await server.connect('ana')
  await connection.invoke('subscribe', 'ana')
  const seen = new Promise((resolve) => connection.on('seen', resolve))
  server.hub.sendToUser('one', 'ana', 'messagesRead', read)
  expect(await seen).toEqual(read)
})

it('CALL-048 a user receives the messages for whom they act for, until that ends', async () => {
  acting.set('ana leo', 'everything')
  const connection = await server.connect('ana')
  await connection.invoke('subscribe', 'leo')
  expect(await server.hub.isConnected('one', 'leo')).toBe(true)
  acting.clear()
  await expect.poll(() => server.hub.isConnected('one', 'leo')).toBe(false)
  await expect(connection.invoke('subscribe', 'leo')).rejects.toThrow('FORBIDDEN')
})

it('CALL-052 unregister ends the messages for a person', async () => {
  const connection = await server.connect('ana')
  await connection.invoke('subscribe', 'ana')
  await connection.invoke('unregister', 'ana')
  expect(await server.hub.isConnected('one', 'ana')).toBe(false)
})

it('a person of another tenant with the same id receives nothing', async () => {
  const connection = await server.connect('ana')
  await connection.invoke('subscribe', 'ana')
  expect(await server.hub.isConnected('two', 'ana')).toBe(false)
})

it('renewToken keeps the connection beyond the token that opened it, and takes no token of somebody else', async () => {
  valid.add('ana-1').add('ana-2').add('luis-1')
  const connection = await server.connect('ana-1')
  await connection.invoke('subscribe', 'ana')
  await expect(connection.invoke('renewToken', 'luis-1')).rejects.toThrow('INVALID_TOKEN')
  await connection.invoke('renewToken', 'ana-2')
  valid.delete('ana-1')
  // Long enough for several checks.
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await server.hub.isConnected('one', 'ana')).toBe(true)
  valid.delete('ana-2')
  await expect.poll(() => server.hub.isConnected('one', 'ana')).toBe(false)
})

it('ROLE-022 a link or token goes to the person and who looks after them, never to an administrator who acts for them', async () => {
  acting.set('carer leo', 'everything').set('admin leo', 'withoutRights')
  const people = await Promise.all(['leo', 'carer', 'admin'].map((sub) => server.connect(sub)))
  const heard = people.map(listen)
  await Promise.all(people.map((connection) => connection.invoke('subscribe', 'leo')))
  const send = server.hub.sendToUser
  const invited = { appointmentId: null, invited: { url: 'https://one.test/visit#guest' } }
  const call = completeCall({ id: 7, room: 'r', roomToken: 'secret' }, '2026-03-02T10:00:00Z')
  send('one', 'leo', 'consultationChanged', invited)
  send('one', 'leo', 'callAccepted', call)
  send('one', 'leo', 'callSignal', { callId: 7, peer: 'p', side: 'doctor', data: 'a=ice-pwd:secret' })
  send('one', 'leo', 'messagesRead', read)
  await expect.poll(() => heard.map((all) => all.length)).toEqual([4, 4, 3])
  const [toOwn, toCarer, toAdmin] = heard
  expect(toOwn).toEqual([
    ['consultationChanged', invited],
    ['callAccepted', call],
    ['callSignal', expect.objectContaining({ callId: 7 })],
    ['seen', read],
  ])
  expect(toCarer).toEqual(toOwn)
  const { roomToken: _, ...callWithoutToken } = call
  expect(toAdmin).toEqual([
    ['consultationChanged', { appointmentId: null }],
    ['callAccepted', callWithoutToken],
    ['seen', read],
  ])
})

it('who no longer looks after a person and is an administrator loses the links and tokens with the next check', async () => {
  acting.set('ana leo', 'everything')
  const connection = await server.connect('ana')
  const heard = listen(connection)
  await connection.invoke('subscribe', 'leo')
  acting.set('ana leo', 'withoutRights')
  const invited = { appointmentId: null, invited: { url: 'https://one.test/visit#guest' } }
  await expect
    .poll(() => {
      server.hub.sendToUser('one', 'leo', 'consultationChanged', invited)
      return heard.at(-1)
    })
    .toEqual(['consultationChanged', { appointmentId: null }])
})
