import type { FastifyInstance } from 'fastify'
import type { Db } from './db/engine'
import { createApp } from './http/app'
import { corsListener } from './http/security/cors'
import type { Portal } from './http/portal/portal'
import { createHub, type Hub } from './hub/hub'
import { userMethods } from './hub/userMethods'
import type { Area, Identity, MayActFor } from './ports'
import type { Tenants } from './tenants/tenants'

/** The parts `createServer` connects. */
export interface ServerParts {
  db: Db
  tenants: Tenants
  identity: Identity
  areas: readonly Area[]
  mayActFor: MayActFor
  now: () => Date
  /** Scheme, host and port under which browsers reach this server; each tenant replaces the host. */
  publicOrigin: string
  /** Serves the portal's pages and files. Default: none, only API, identity and hub. */
  portal?: Portal
  /** Other origins whose pages may call the API of every tenant. */
  origins?: readonly string[]
  https?: boolean
  checkAnswers?: boolean
}

export interface Server {
  http: FastifyInstance
  hub: Hub
  /** Closes the hub connections with a reconnect hint, then the web server. Does not close the database. */
  close: () => Promise<void>
}

/** Creates the web server with API, identity, hub and portal. It does not listen yet. */
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
      if (!tenant) throw new Error(`No tenant has the host ${host}`)
      return { tenant: tenant.id, ...(await identity.verify(token, tenant.id)) }
    },
  })
