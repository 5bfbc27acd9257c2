import { afterEach, beforeEach, expect, it } from 'vitest'
import { InvalidToken } from '../errors/invalidToken'
import { startHubServer, type HubServer } from './test/hubServer'

/** Who may act for whom. */
const acting = new Set<string>()
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
    mayReceiveFor: async ({ sub }, userId) => acting.has(`${sub} ${userId}`),
    namesOf: (tenant) => (tenant === 'one' ? { registerUser: 'subscribe', messagesRead: 'seen' } : undefined),
    limits: { recheck: 20 },
  })
})
afterEach(() => server.close())

const read = { patientId: 'leo', professionalId: 1, lastMessageId: 2, isProfessional: true }

it('C-080 C-111 a tenant has names of its own for messages, in both directions', async () => {
  const connection = await server.connect('ana')
  await connection.invoke('subscribe', 'ana')
  const seen = new Promise((resolve) => connection.on('seen', resolve))
  server.hub.sendToUser('one', 'ana', 'messagesRead', read)
  expect(await seen).toEqual(read)
})

it('CALL-048 a user receives the messages for whom they act for, until that ends', async () => {
  acting.add('ana leo')
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
