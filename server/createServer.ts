import type { FastifyInstance } from 'fastify'
import type { Db } from './db/engine'
import { createApp } from './http/app'
import { corsListener } from './http/security/cors'
import type { Portal } from './http/portal/portal'
import { createHub, type Hub } from './hub/hub'
import { userMethods } from './hub/userMethods'
import type { Area, Identity, MayActFor } from './ports'
import type { Tenants } from './tenants/tenants'

/** What a running server is made of. */
export interface ServerParts {
  db: Db
  tenants: Tenants
  identity: Identity
  areas: readonly Area[]
  mayActFor: MayActFor
  now: () => Date
  /** Where browsers reach this server; tenants differ in the host. */
  publicOrigin: string
  /** Serves the pages and files of the portal; absent: API, identity and hub alone. */
  portal?: Portal
  /** Other origins whose pages may call the API of any tenant. */
  origins?: readonly string[]
  https?: boolean
  checkAnswers?: boolean
}

export interface Server {
  http: FastifyInstance
  hub: Hub
  /** Tells connected people to come back later, then stops answering. The database stays open. */
  close: () => Promise<void>
}

/** Puts the parts together: one web server with API, identity, hub and portal. Not listening yet. */
export async function createServer(parts: ServerParts): Promise<Server> {
  const { tenants, identity, portal, origins = [], https = false, checkAnswers = false, ...services } = parts
  const hub = createTenantHub(tenants, identity)
  const http = createApp({
    ...services,
    tenants,
    identity,
    checkAnswers,
    https,
    listeners: [
      corsListener(tenants, origins),
      (req, res) => identity.handle(req, res),
      (req, res) => hub.handle(req, res),
      ...(portal?.listener ? [portal.listener] : []),
    ],
  })
  http.server.on('upgrade', (req, socket, head) => {
    if (!hub.upgrade(req, socket, head) && !portal?.takesUpgrades) socket.destroy()
  })
  await portal?.register(http)
  return {
    http,
    hub,
    close: async () => {
      hub.close()
      await http.close()
      await portal?.close?.()
    },
  }
}

const createTenantHub = (tenants: Tenants, identity: Identity): Hub =>
  createHub({
    path: '/hub',
    methods: userMethods,
    authenticate: async (token, host) => {
      const tenant = tenants.byHost(host)
      if (!tenant) throw new Error('unknown host')
      return { tenant: tenant.id, ...(await identity.verify(token, tenant.id)) }
    },
  })
