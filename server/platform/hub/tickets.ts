import { createHash, randomBytes } from 'node:crypto'
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

/** Where the processes of a hub keep tickets. */
export interface TicketStore {
  /** Keeps the sealed token of a ticket, by the hash of the ticket. */
  keep: (hash: string, sealed: string, expiresAt: Date) => Promise<void>
  /** Returns the sealed token and deletes it; undefined if it has expired, or if any process has taken it before. */
  take: (hash: string, now: Date) => Promise<string | undefined>
}

/** Creates the tickets of a hub. `now` in milliseconds. Who reads the store learns neither a ticket nor a token. */
export function createTickets({ keep, take }: TicketStore, now = () => Date.now()): Tickets {
  return {
    issue: async (token, host) => {
      const ticket = randomBytes(24).toString('base64url')
      const expiresAt = new Date(now() + TICKET_MS)
      await keep(hashOf(ticket), sealText(token, sealKeyOf(ticket, host)), expiresAt)
      return ticket
    },
    redeem: async (ticket, host) => {
      const sealed = await take(hashOf(ticket), new Date(now()))
      return sealed === undefined ? undefined : (unsealText(sealed, sealKeyOf(ticket, host)) ?? undefined)
    },
  }
}

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('base64url')
const sealKeyOf = (ticket: string, host: string): SealKey => ({
  secret: ticket,
  purpose: 'hub ticket',
  owner: [host],
})

/** Tickets of a hub that is in this process alone. */
export function memoryTickets(): TicketStore {
  const kept = new Map<string, { sealed: string; expiresAt: Date }>()
  return {
    keep: async (hash, sealed, expiresAt) => void kept.set(hash, { sealed, expiresAt }),
    take: async (hash, now) => {
      const found = kept.get(hash)
      kept.delete(hash)
      return found && found.expiresAt >= now ? found.sealed : undefined
    },
  }
}

/** Tickets that all processes of a database share. Those that nobody used are deleted when they have expired. */
export const databaseTickets = (db: Tx): TicketStore => ({
  keep: async (hash, sealed, expiresAt) => {
    await db.query(`delete from hub_ticket where expires_at < now() - interval '1 minute'`)
    await db.query('insert into hub_ticket (id, token, expires_at) values ($1, $2, $3)', [
      hash,
      sealed,
      expiresAt,
    ])
  },
  take: async (hash, now) => {
    const [found] = await db.query<{ token: string }>(
      'delete from hub_ticket where id = $1 returning case when expires_at >= $2::timestamptz then token end as token',
      [hash, now.toISOString()],
    )
    return found?.token ?? undefined
  },
})
