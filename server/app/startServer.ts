import path from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { areas } from './areas'
import { noteActing } from '../domain/acting/noteActing'
import { mayActFor, mayReadRecords } from '../domain/people/access'
import { hasAcceptedConditions } from '../domain/registration/conditions/hasAcceptedConditions'
import type { openMetrics as OpenMetrics, Metrics } from './metrics/openMetrics'
import type { Config } from './settings/config'
import { pageSources } from './pageSources'
import { connectAdapters } from './connectAdapters'
import { openLetters } from './openLetters'
import { openDevices } from './openDevices'
import { openIdentity } from './openIdentity'
import { probes } from './probes'
import { readyChecks } from './readyChecks'
import { fillDatabase, openDatabase } from './prepareDatabase'
import { withPaymentKeys } from './settings/tenantSecrets/paymentKeys'
import { refuseStandIns } from './settings/refuseStandIns'
import { liveSecrets, type LiveSecrets } from './tenants/liveSecrets'
import { reloadTenants } from './tenants/reloadTenants'
import type { Renewable } from './tenants/renewable'
import { readStates } from './tenants/tenantFiles'
import { terminal } from './confirmReset'
import type { Db } from '../platform/db/database'
import { builtPortal } from '../platform/portal/builtPortal'
import { devPortal } from '../platform/portal/devPortal'
import type { Portal } from '../platform/portal/portal'
import { ffmpegTranscoder } from '../platform/media/transcoding/ffmpeg'
import { root } from '../platform/paths'
import { createServer, type ServerParts } from './createServer'
import type { Ports } from '../platform/http/api/ports'
import { createLiveTenants, type LiveTenants } from '../platform/tenants/liveTenants'
import { loadTenants, type Tenants } from '../platform/tenants/tenants'

/** What decides who may use the API, and for whom. */
const rights = { mayActFor, mayReadRecords, hasAcceptedConditions }

/** A server that listens. */
export interface RunningServer {
  tenants: Tenants
  log: FastifyBaseLogger
  /** From now on `/ready` says no, and each answer ends its connection. Everything is answered as before. */
  prepareStop: () => void
  /** Answers what is under way, gives jobs back, and closes the hub and the database. */
  close: () => Promise<void>
}

/**
 * Starts API, identity, hub and portal on one port. Resolves when the server listens and has the keys of its tenants. Tenants and build are read first,
 * so that an error in them leaves the database untouched. `openPortal`: what serves the pages;
 * `ask`: how the operator confirms the deletion of data.
 */
export async function startServer(
  config: Config,
  openPortal = portalOf(config),
  ask = terminal(),
): Promise<RunningServer> {
  // Before the tenants are read, so that a change meanwhile is noticed.
  const states = await readStates(config.tenants).catch(() => new Map<string, string>())
  const tenants = createLiveTenants(withPaymentKeys(process.env, loadTenants(config.tenants)))
  refuseStandIns(config, tenants)
  const secrets = liveSecrets(process.env, tenants)
  const portal = openPortal(tenants)
  const db = await openDatabase(config, ask)
  try {
    return await listen(config, { db, tenants, portal, states }, secrets)
  } catch (error) {
    await db.close()
    throw error
  }
}

interface Parts {
  db: Db
  tenants: LiveTenants
  portal: Portal
  /** What the files of the tenants were like when they were read. */
  states: ReadonlyMap<string, string>
}

/** Fills the database and listens. */
async function listen(
  config: Config,
  { db, tenants, portal, states }: Parts,
  secrets: LiveSecrets,
): Promise<RunningServer> {
  let isStopping = false
  const files = await fillDatabase(db, tenants, config, now)
  const { renew, ...services } = await openServices(config, { db, tenants }, secrets)
  const metrics = await loadMetrics(config, { db, tenants: () => tenants.ids, now })
  const ready = probes(readyChecks(config, db, tenants), () => isStopping)
  const server = await createServer({
    db,
    tenants,
    ...services,
    ...rights,
    noteActing,
    ...(metrics && { areas: [metrics.area, ...services.areas] }),
    probe: (request, response) => metrics?.listener(request, response) === true || ready(request, response),
    isStopping: () => isStopping,
    isProxy: config.isProxy,
    duties: config.duties,
    log: config.log,
    files,
    now,
    portal,
    ...addressesOf(config),
    connectProcesses: await hubOf(config, db),
  })
  await metrics?.listen(server.hub)
  await server.http.listen(listenOptions(config))
  // While it waits here, `/health` answers, and `/ready` says what is missing.
  await services.identity.prepare()
  const say = config.log ? (line: string) => server.http.log.info(line) : console.log
  const reloading = reloadTenants({ config, db, tenants, now, renew, say }, states)
  const prepareStop = () => void (isStopping = true)
  const close = () => {
    prepareStop()
    return closeInOrder([reloading, server, metrics, db])
  }
  return { tenants, log: server.http.log, prepareStop, close }
}

const listenOptions = ({ socket, port, host }: Config) =>
  socket === undefined ? { port, host } : { fd: socket }

async function closeInOrder(parts: readonly ({ close: () => Promise<void> } | undefined)[]): Promise<void> {
  for (const part of parts) await part?.close()
}

/** Where browsers reach the server, who else may call it, and what it offers them. */
const addressesOf = ({ origins, publicOrigin, capabilities }: Config) => ({
  origins,
  https: publicOrigin.startsWith('https:'),
  capabilities,
  publicOrigin,
})

/** How the hub reaches other processes, if the settings say so. */
async function hubOf({ hubUrl }: Config, db: Db): Promise<ServerParts['connectProcesses']> {
  if (hubUrl === undefined) return undefined
  const { redisBackplane } = await import('../providers/redis/redisBackplane')
  return (events) => redisBackplane(hubUrl, db, events)
}

/** The figures of this process, if the settings ask for them. */
async function loadMetrics(
  { metrics }: Config,
  parts: Parameters<typeof OpenMetrics>[1],
): Promise<Metrics | undefined> {
  if (!metrics) return undefined
  const { openMetrics } = await import('./metrics/openMetrics')
  return openMetrics(metrics, parts)
}

type Services = Pick<ServerParts, 'areas' | 'identity' | 'listener' | 'upgrades'> & Ports & Renewable

/** Opens what the server needs of other services, with the areas that they add. */
async function openServices(
  config: Config,
  { db, tenants }: { db: Db; tenants: Tenants },
  secrets: LiveSecrets,
): Promise<Services> {
  const { publicOrigin, ffmpeg, pushServices } = config
  const { ports, providers, externalProviders } = secrets
  const { mail, sms, areas: letterAreas } = await openLetters(config, now)
  const { renew: renewSignIn, ...signIn } = await openIdentity(config, {
    db,
    tenants,
    mail,
    providers: externalProviders,
  })
  const connection = await connectAdapters({ tenants, publicOrigin, now, pushServices }, providers)
  const { renew: renewDevices, ...devices } = await openDevices(config, tenants, signIn.listener)
  return {
    ...signIn,
    mail,
    sms,
    ...ports,
    ...connection.ports,
    ...devices,
    ...(ffmpeg && { transcoder: ffmpegTranscoder(ffmpeg) }),
    areas: [...areas, ...connection.areas, ...letterAreas],
    upgrades: connection.upgrades,
    renew: () => [secrets.renew, renewSignIn, renewDevices].forEach((renew) => renew()),
  }
}

const portalOf =
  ({ dev }: Config) =>
  (tenants: Tenants): Portal =>
    dev ? devPortal(tenants, pageSources) : builtPortal(path.join(root, 'dist'), tenants, pageSources)

const now = () => new Date()
