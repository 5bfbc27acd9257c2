import { randomBytes } from 'node:crypto'
import type { Tx } from '../db/database'
import { sealText, unsealText, type SealKey } from '../secrets/sealText'

/** How long a ticket is good for. A browser uses it at once. */
const TICKET_MS = 30_000

/**
 * Tickets stand for an access token in the address of a WebSocket, because browsers cannot set headers there, and addresses end up in
 * the logs of proxies. A ticket opens one connection, at one host, within half a minute.
 */
export interface Tickets {
  issue: (token: string, host: string) => Promise<string>
  /** The access token of a ticket; undefined for one that is used, too old, of another host or none at all. */
  redeem: (ticket: string, host: string) => Promise<string | undefined>
}

/** What the processes of a hub share. */
export interface TicketStore {
  secret: () => Promise<string>
  /** Notes that a ticket is used. Resolves to false if it was used before, at any process. */
  use: (id: string, expiresAt: Date) => Promise<boolean>
}

interface Content {
  id: string
  expiresAt: number
  token: string
}

/** Creates the tickets of a hub. `now` in milliseconds. */
export function createTickets({ secret, use }: TicketStore, now = () => Date.now()): Tickets {
  const keyFor = async (host: string): Promise<SealKey> => ({
    secret: await secret(),
    purpose: 'hub ticket',
    owner: [host],
  })
  return {
    issue: async (token, host) => {
      const content: Content = {
        id: randomBytes(16).toString('base64url'),
        expiresAt: now() + TICKET_MS,
        token,
      }
      return Buffer.from(sealText(JSON.stringify(content), await keyFor(host)), 'base64').toString(
        'base64url',
      )
    },
    redeem: async (ticket, host) => {
      const sealed = Buffer.from(ticket, 'base64url').toString('base64')
      const text = unsealText(sealed, await keyFor(host))
      if (text === null) return undefined
      const { id, expiresAt, token } = JSON.parse(text) as Content
      if (expiresAt < now() || !(await use(id, new Date(expiresAt)))) return undefined
      return token
    },
  }
}

/** Tickets of a hub that is in this process alone. */
export function memoryTickets(): TicketStore {
  const secret = randomBytes(32).toString('base64url')
  const used = new Set<string>()
  return {
    secret: async () => secret,
    use: async (id) => !used.has(id) && Boolean(used.add(id)),
  }
}

/** Tickets that all processes of a database share. The identifiers of used ones are deleted when they have expired. */
export const databaseTickets = (db: Tx, secret: () => Promise<string>): TicketStore => ({
  secret,
  use: async (id, expiresAt) => {
    await db.query(`delete from hub_ticket where expires_at < now() - interval '1 minute'`)
    const noted = await db.query(
      'insert into hub_ticket (id, expires_at) values ($1, $2) on conflict do nothing returning id',
      [id, expiresAt],
    )
    return noted.length > 0
  },
})
