import { DefaultHttpClient, HttpResponse, type HttpRequest } from '@microsoft/signalr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HubAccess } from './hubAccess'

const url = 'https://hub.example/messages?clinic=one'
let sent: HttpRequest[]
/** What the hub answers to the negotiation. */
let negotiation: object
let tickets: number

beforeEach(() => {
  sent = []
  tickets = 0
  vi.spyOn(DefaultHttpClient.prototype, 'send').mockImplementation(async (request) => {
    sent.push(request)
    const isTicket = new URL(request.url ?? '').pathname.endsWith('/ticket')
    return new HttpResponse(
      200,
      'OK',
      JSON.stringify(isTicket ? { ticket: `ticket ${++tickets}` } : negotiation),
    )
  })
})
afterEach(() => vi.restoreAllMocks())

/** Connects as the official client does: negotiates, then proves who opens the WebSocket. */
async function connect(access: HubAccess): Promise<string> {
  await access.proof()
  await access.post('https://hub.example/messages/negotiate?clinic=one&negotiateVersion=1', { headers: {} })
  return access.proof()
}
const paths = () => sent.map((request) => new URL(request.url ?? '').pathname)

it('a hub that gives tickets gets the access token in headers only, and another ticket for each WebSocket', async () => {
  negotiation = { connectionId: '1', ticket: 'ticket 0' }
  const access = new HubAccess(url, async () => 'session')
  expect([await connect(access), await access.proof()]).toEqual(['ticket 0', 'ticket 1'])
  expect(paths()).toEqual(['/messages/negotiate', '/messages/ticket'])
  expect(sent.map(({ headers }) => headers?.['Authorization'])).toEqual(sent.map(() => 'Bearer session'))
  expect(sent.map((request) => request.url).join()).not.toContain('session')
})

it('CALL-012 another hub gets the access token, as SignalR does it, and is never asked for a ticket', async () => {
  negotiation = { connectionId: '1' }
  expect(await connect(new HubAccess(url, async () => 'session'))).toBe('session')
  expect(paths()).toEqual(['/messages/negotiate'])
})

it('requests carry a renewed access token', async () => {
  negotiation = { ticket: 'ticket 0' }
  let token = 'first'
  const access = new HubAccess(url, async () => token)
  await connect(access)
  token = 'second'
  await access.proof()
  await access.get('https://hub.example/messages?id=1')
  expect(sent.at(-1)?.headers?.['Authorization']).toBe('Bearer second')
})
