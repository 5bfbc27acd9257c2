// @vitest-environment node
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { InvalidToken } from '../errors/invalidToken'
import { migrate } from '../db/migrate'
import type { Db } from '../db/database'
import { databases, openTestDb } from '../../test/databases'
import { createTickets, databaseTickets, memoryTickets } from './tickets'
import { startHubServer, type HubServer } from './test/hubServer'

describe('a WebSocket of a browser, which has no header', () => {
  let server: HubServer
  beforeEach(async () => {
    server = await startHubServer({
      authenticate: async (token) => {
        if (token !== 'ana') throw new InvalidToken('The token is not valid')
        return { tenant: 'one', sub: token, roles: [] }
      },
    })
  })
  afterEach(() => server.close())

  const bearer = { authorization: 'Bearer ana' }
  const post = (path: string, headers = {}) =>
    fetch(`${server.origin}/hub/${path}`, { method: 'POST', headers })
  const ticket = async () => ((await (await post('ticket', bearer)).json()) as { ticket: string }).ticket
  /** `open`, or the status that refuses it. */
  const open = async (proof: string): Promise<string> => {
    const query = new URLSearchParams({ access_token: proof }).toString()
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/hub?${query}`)
    const refused = once(socket, 'error').then(([error]) => (error as Error).message.replace(/\D+/, ''))
    const end = await Promise.race([once(socket, 'open').then(() => 'open'), refused])
    socket.terminate()
    return end
  }

  it('opens with a ticket, once', async () => {
    const first = await ticket()
    expect([await open(first), await open(first), await open(await ticket())]).toEqual([
      'open',
      '401',
      'open',
    ])
  })

  it('is refused with an access token in its address, as is every other request', async () => {
    expect(await open('ana')).toBe('401')
    expect((await post('negotiate?access_token=ana')).status).toBe(401)
    expect((await post('ticket?access_token=ana')).status).toBe(401)
  })

  it('the negotiation gives the first ticket, and only who has a session gets one', async () => {
    const negotiation = await post('negotiate?negotiateVersion=1', bearer)
    expect(await open(((await negotiation.json()) as { ticket: string }).ticket)).toBe('open')
    expect((await post('negotiate?negotiateVersion=1')).status).toBe(401)
    expect((await post('ticket')).status).toBe(401)
    expect((await post('ticket', { authorization: 'Bearer eva' })).status).toBe(401)
    expect((await fetch(`${server.origin}/hub/ticket`, { headers: bearer })).status).toBe(405)
  })
})

describe('a ticket', () => {
  it('is good for half a minute, at one host, and tells nothing of the token', async () => {
    let now = 0
    const tickets = createTickets(memoryTickets(), () => now)
    const issue = () => tickets.issue('session', 'one.example')
    expect(await issue()).not.toContain('session')
    expect(await tickets.redeem(await issue(), 'two.example')).toBeUndefined()
    expect(await tickets.redeem('x', 'one.example')).toBeUndefined()
    const late = await issue()
    now = 30_001
    expect(await tickets.redeem(late, 'one.example')).toBeUndefined()
    expect(await tickets.redeem(await issue(), 'one.example')).toBe('session')
  })
})

describe.each(databases)('a ticket of several processes on %s', (database) => {
  let db: Db
  beforeEach(async () => {
    db = await openTestDb(database)
    await migrate(db)
  }, 120_000)
  afterEach(() => db.close())

  it('that one has issued opens one connection at whichever process, and is forgotten later', async () => {
    const [first, second] = [createTickets(databaseTickets(db)), createTickets(databaseTickets(db))]
    const ticket = await first.issue('session', 'one.example')
    const opened = await Promise.all([first, second, first].map((one) => one.redeem(ticket, 'one.example')))
    expect(opened.filter((token) => token === 'session')).toHaveLength(1)
    await first.issue('unused', 'one.example')
    await db.exec(`update hub_ticket set expires_at = now() - interval '2 minutes'`)
    const last = await second.issue('session', 'one.example')
    const [kept, ...others] = await db.query<{ id: string; token: string }>('select * from hub_ticket')
    expect(others).toEqual([])
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`session|${last}`))
  })
})
