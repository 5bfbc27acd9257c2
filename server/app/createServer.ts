import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { isProfessional, managesDependent } from '../domain/people/people'
import type { Db } from '../platform/db/database'
import { createApp, type Listener } from '../platform/http/app'
import { corsListener } from '../platform/http/security/cors'
import { ambiguousRequestListener, statusOfAmbiguous } from '../platform/http/security/ambiguousRequest'
import type { Portal } from '../platform/portal/portal'
import { NotYetAllowed } from '../platform/hub/authenticate'
import { createHub, type Hub } from '../platform/hub/hub'
import { databaseTickets } from '../platform/hub/tickets'
import type { Backplane, BackplaneEvents } from '../platform/hub/backplane/backplane'
import { postgresBackplane } from '../platform/hub/backplane/postgresBackplane'
import { usableRoles } from '../platform/http/request/personContext'
import type { LogOptions } from '../platform/http/log/accessLog'
import type { Area } from '../platform/http/api/operation'
import type { Ports } from '../platform/http/api/ports'
import { visitActor } from '../platform/sessions/visits/visitRight'
import { guestActor, isGuestToken, verifyGuest } from '../platform/sessions/visits/guestSession'
import { isVisitToken, verifyVisit } from '../platform/sessions/visits/visitSession'
import { InvalidToken } from '../platform/errors/invalidToken'
import type { HasAcceptedConditions, Identity, MayActFor, MayReadRecords } from '../platform/ports'
import { duties as allDuties, type Duty } from '../platform/jobs/duties'
import { otherDuties, takes } from './process/duties'
import type { Tenants } from '../platform/tenants/tenants'

/** Handles upgrades of connections to its own path. */
export interface UpgradeHandler {
  /** Returns whether the path is its own; otherwise nothing has happened. */
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  close: () => void
}

/** The parts `createServer` connects. */
export interface ServerParts extends Ports {
  db: Db
  tenants: Tenants
  identity: Identity
  areas: readonly Area[]
  mayActFor: MayActFor
  mayReadRecords: MayReadRecords
  /** Refuses the API to people who have not accepted the conditions of the service. */
  hasAcceptedConditions: HasAcceptedConditions
  now: () => Date
  /** Scheme, host and port under which browsers reach this server; each tenant replaces the host. */
  publicOrigin: string
  /** Serves the portal's pages and files. Default: none, only API, identity and hub. */
  portal?: Portal
  /** Handles requests before identity, API and portal. Default: none does. */
  listener?: Listener | undefined
  /** Answers who asks whether this process works, at any host. Default: nobody does. */
  probe?: Listener | undefined
  /** Handle upgrades of connections besides those of the hub. Default: none does. */
  upgrades?: readonly UpgradeHandler[]
  /** Other origins whose pages may call the API of every tenant. */
  origins?: readonly string[]
  https?: boolean
  checkAnswers?: boolean
  /** Whether a peer's network address is that of a proxy on another machine. Default: none is. */
  isProxy?: ((address: string) => boolean) | undefined
  /** What this process does. Default: everything. */
  duties?: readonly Duty[] | undefined
  /** What is logged in JSON. Default: nothing. */
  log?: LogOptions | undefined
  /** Whether the server is about to stop listening: each answer ends its connection then. */
  isStopping?: (() => boolean) | undefined
  /** Connects the hub with those of other processes. Default: through the PostgreSQL database, if there is one. */
  connectProcesses?: ((events: BackplaneEvents) => Promise<Backplane>) | undefined
  /** What the API offers beyond the specification. Default: everything. */
  capabilities?: readonly string[] | undefined
}

export interface Server {
  http: FastifyInstance
  hub: Hub
  /** Closes the hub connections with a reconnect hint, then the web server, when it has answered. Does not close the database. */
  close: () => Promise<void>
}

/** Creates the web server with API, identity, hub and portal. It does not listen yet. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { portal, https = false, checkAnswers = false, upgrades = [], probe: _probe, ...services } = parts
  const { duties = allDuties } = parts
  const hub = await createTenantHub(parts)
  let isClosing = false
  const http = createApp({
    ...services,
    hub,
    checkAnswers,
    https,
    listeners: listenersOf(parts, hub),
  })
  http.server.on('upgrade', (req, socket, head) => {
    if (statusOfAmbiguous(req) !== undefined) socket.destroy()
    else if (isClosing || !takes(duties, req)) socket.destroy()
    else if ([hub, ...upgrades].some((handler) => handler.upgrade(req, socket, head))) return
    else if (!portal?.takesUpgrades) socket.destroy()
  })
  await portal?.register(http)
  return {
    http,
    hub,
    close: async () => {
      // A client that comes back at once goes to another process.
      isClosing = true
      upgrades.forEach((handler) => handler.close())
      await hub.close()
      await http.close()
      await portal?.close?.()
    },
  }
}

/** What handles a request before the API does, in this order. */
function listenersOf(
  { tenants, identity, portal, listener, probe, origins = [], duties = allDuties }: ServerParts,
  hub: Hub,
): Listener[] {
  return [
    ambiguousRequestListener,
    ...(probe ? [probe] : []),
    ...[otherDuties(duties) ?? []].flat(),
    corsListener(tenants, origins),
    ...(listener ? [listener] : []),
    (req, res) => identity.handle(req, res),
    (req, res) => hub.handle(req, res),
    ...(portal?.listener ? [portal.listener] : []),
  ]
}

/** The hub of all tenants. Processes that share a PostgreSQL database share it. */
const createTenantHub = (parts: ServerParts): Promise<Hub> => {
  const { db, tenants, identity, mayActFor, hasAcceptedConditions, mayReadRecords, now } = parts
  const { connectProcesses = (events) => postgresBackplane(db, events) } = parts
  return createHub({
    path: '/hub',
    tickets: databaseTickets(db),
    authenticate: async (token, host) => {
      const tenant = tenants.byHost(host)
      if (!tenant) throw new InvalidToken(`No tenant has the host ${host}`)
      if (isGuestToken(token)) {
        const guest = await verifyGuest(db, tenant.id, token)
        return { tenant: tenant.id, sub: guestActor(guest.id), roles: [], guest }
      }
      if (!isVisitToken(token)) {
        const claims = await identity.verify(token, tenant.id)
        if (!(await hasAcceptedConditions(db, { tenant, personId: claims.sub, now: now() })))
          throw new NotYetAllowed('The conditions of the service are not accepted')
        return { tenant: tenant.id, ...claims }
      }
      const visit = await verifyVisit(db, tenant.id, token, now())
      return { tenant: tenant.id, sub: visitActor(visit.appointmentId), roles: [], visit }
    },
    receivesFor: async (user, subject) => {
      const tenant = tenants.byId(user.tenant)
      if (!tenant) return 'nothing'
      const { roles } = await usableRoles(db, tenant, user)
      const wish = { tenantId: tenant.id, actor: user.sub, roles, subject, now: now() }
      // What patients write to a professional reaches the professional alone (decision 904).
      const may = (await mayActFor(db, wish)) && (await mayReadRecords(db, wish))
      if (!may || (await isProfessional(db, tenant.id, subject))) return 'nothing'
      return (await managesDependent(db, tenant.id, user.sub, subject)) ? 'everything' : 'withoutRights'
    },
    namesOf: (tenant) => tenants.all.find(({ id }) => id === tenant)?.manifest.hubMessages,
    ...(db.kind === 'postgres' && { connectProcesses }),
  })
}
