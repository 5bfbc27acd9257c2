import path from 'node:path'
import { parseArgs } from 'node:util'
import type { FileSettings } from '../openFiles'
import type { FfmpegPrograms } from '../../platform/media/transcoding/ffmpeg'
import type { LogOptions } from '../../platform/http/log/accessLog'
import type { DbOptions } from '../../platform/db/database'
import { root } from '../../platform/paths'
import { allCapabilities } from '../../platform/http/api/capabilities'
import { readFfmpeg } from './ffmpegSetting'
import { parseDatabaseUrl, parseDirectUrl, parseHubUrl } from './databaseSettings'
import { parseBucket, parseFileKey, parseOtherKeys, parseScanner } from './fileSettings'
import { ConfigError } from './configError'
import { parseMetrics, type MetricsAddress } from './metricsSetting'
import { readLog } from './logSetting'
import { inheritedSocket } from '../process/inheritedSocket'
import { parseDuties } from '../process/dutySetting'
import type { Duty } from '../../platform/jobs/duties'
import { parseProxies, type IsProxy } from './proxySetting'
import { readSecret } from './secret'
import { isThisMachine } from './thisMachine'

/** The server's settings. */
export interface Config {
  port: number
  /** Host name or address to listen on. */
  host: string
  /** A socket that somebody else listens with, instead of host and port. */
  socket: number | undefined
  /** Data folder, absolute. */
  data: string
  /** Folder with one folder per tenant, absolute. */
  tenants: string
  /** PostgreSQL address. Undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** Address of PostgreSQL itself, where `databaseUrl` is that of a pooler such as PgBouncer. */
  databaseDirectUrl?: string | undefined
  /** Address of a Redis server for the messages between processes. Undefined: they go through PostgreSQL. */
  hubUrl?: string | undefined
  /** Address of the mail server. Undefined: emails are files in the data folder. */
  smtpUrl: string | undefined
  /** Address of the SMS service. Undefined: messages are files in the data folder. */
  smsUrl: string | undefined
  /** Where uploaded files are kept. */
  files: FileSettings
  /** The programs that transcode videos. Undefined: uploaded videos stay as they are. */
  ffmpeg: FfmpegPrograms | undefined
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string
  /** Other origins whose pages may call the API. */
  origins: string[]
  /** The origins of push services besides those of the known browsers. */
  pushServices: string[]
  /** The email of the first administrator of every tenant without one. */
  administrator: string | undefined
  /** Insert demo people, who share a published password, into tenants without data. */
  demo: boolean
  /** Whether tenants may use stand-ins in production. */
  allowsStandIns: boolean
  /** What the API offers beyond the specification. Undefined: everything. */
  capabilities: readonly string[] | undefined
  /** Where the process answers with its figures. Undefined: nowhere. */
  metrics: MetricsAddress | undefined
  /** Whether an address is that of a proxy on another machine. Undefined: there is none. */
  isProxy: IsProxy | undefined
  /** What is logged in JSON. Undefined: faults as text. */
  log: LogOptions | undefined
  /** Milliseconds for which `/ready` says no before the process stops listening at SIGTERM. */
  stopDelayMs: number
  /** What this process does of an installation. */
  duties: readonly Duty[]
  /** Delete the data of the database before the start. */
  reset: boolean
  /** The name of the database that `reset` may delete, as the operator typed it. */
  confirm: string | undefined
  dev: boolean
  /** Insert the demo data of a large organisation into the tenant at the public address. */
  large: boolean
}

/** Whether this is a demo at an address of this machine. */
export const isLocalDemo = ({ demo, publicOrigin }: Config): boolean =>
  demo && isThisMachine(new URL(publicOrigin).hostname)

/** Whether the browser shows sent emails: only in a local demo without a mail server. */
export const hasOutbox = (config: Config): boolean => isLocalDemo(config) && config.smtpUrl === undefined

/** How to open the database of the settings. */
export const databaseOf = ({ data, databaseUrl, databaseDirectUrl }: Config): DbOptions => ({
  url: databaseUrl,
  directUrl: databaseDirectUrl,
  folder: path.join(data, 'db'),
})

export { ConfigError }

/**
 * Reads PORT (4000), HOST (localhost), PORTICO_DATA (.data), PORTICO_TENANTS (tenants), DATABASE_URL, DATABASE_DIRECT_URL, HUB_URL, SMTP_URL, SMS_URL, PORTICO_FILES (files in the data folder), FILES_URL, FILES_KEY, FILES_KEY_OTHERS, FILES_SCANNER, FFMPEG (found in PATH), PORTICO_PUBLIC_ORIGIN, PORTICO_ORIGINS, PORTICO_PUSH_SERVICES,
 * PORTICO_ADMIN, PORTICO_DEMO (on at an address of this machine), PORTICO_STAND_INS (off), PORTICO_CAPABILITIES (all), PORTICO_METRICS, PORTICO_PROXIES, PORTICO_LOG (text), PORTICO_ROLE (all), PORTICO_LOG_KEY, PORTICO_STOP_DELAY (5 seconds, 0 at an address of this machine) and the options --reset, --confirm, --dev and --seed large. Throws `ConfigError` that names the setting, the expected and the actual value.
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const { reset = false, confirm, dev = false, seed = 'usual' } = parseSwitches(args)
  const port = parsePort(env['PORT'] || '4000')
  const publicOrigin = parseOrigin(
    'PORTICO_PUBLIC_ORIGIN',
    env['PORTICO_PUBLIC_ORIGIN'] || new URL(`http://localhost:${port}`).origin,
  )
  const demo = parseDemo(env['PORTICO_DEMO'], publicOrigin)
  if (seed === 'large' && !demo)
    throw new ConfigError(
      '--seed large adds demo data, and they are off: leave it out, or set PORTICO_DEMO=on.',
    )
  const services = readServices(env)
  return {
    port,
    ...readPlace(env),
    data: path.resolve(root, env['PORTICO_DATA'] || '.data'),
    tenants: path.resolve(root, env['PORTICO_TENANTS'] || 'tenants'),
    ...services,
    publicOrigin,
    origins: parseOrigins(env, 'PORTICO_ORIGINS'),
    pushServices: parseOrigins(env, 'PORTICO_PUSH_SERVICES'),
    administrator: env['PORTICO_ADMIN'] ? parseEmail('PORTICO_ADMIN', env['PORTICO_ADMIN']) : undefined,
    demo,
    allowsStandIns: parseStandIns(env['PORTICO_STAND_INS'] || 'off'),
    capabilities: parseCapabilities(env['PORTICO_CAPABILITIES'] || 'all'),
    metrics: parseMetrics(env['PORTICO_METRICS']),
    isProxy: parseProxies(env['PORTICO_PROXIES']),
    log: readLog(env),
    stopDelayMs: parseStopDelay(env['PORTICO_STOP_DELAY'], publicOrigin),
    duties: parseDuties(env['PORTICO_ROLE'], services.databaseUrl !== undefined),
    reset,
    confirm,
    dev,
    large: seed === 'large',
  }
}

/** Where the process listens. */
const readPlace = (env: NodeJS.ProcessEnv): Pick<Config, 'host' | 'socket'> => ({
  host: env['HOST'] || 'localhost',
  socket: inheritedSocket(env, process.pid),
})

/** The origins of a setting, separated by commas. */
const parseOrigins = (env: NodeJS.ProcessEnv, name: string): string[] =>
  (env[name] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => parseOrigin(name, part))

/** A setting that is a secret, or undefined without one. */
function parsed<T>(env: NodeJS.ProcessEnv, name: SecretName, parse: (text: string) => T): T | undefined {
  const text = readSecret(env, name)
  return text === undefined ? undefined : parse(text)
}

type SecretName =
  | 'DATABASE_URL'
  | 'DATABASE_DIRECT_URL'
  | 'HUB_URL'
  | 'SMTP_URL'
  | 'SMS_URL'
  | 'FILES_URL'
  | 'FILES_KEY'
  | 'FILES_KEY_OTHERS'

/** Where the database is. The direct address goes with the other one. */
function readDatabase(env: NodeJS.ProcessEnv): Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'hubUrl'> {
  const databaseUrl = parsed(env, 'DATABASE_URL', parseDatabaseUrl)
  const databaseDirectUrl = parsed(env, 'DATABASE_DIRECT_URL', parseDirectUrl)
  if (databaseDirectUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError('DATABASE_DIRECT_URL is set without DATABASE_URL: set both.')
  const hubUrl = parsed(env, 'HUB_URL', parseHubUrl)
  if (hubUrl !== undefined && databaseUrl === undefined)
    throw new ConfigError('HUB_URL is set without DATABASE_URL: one process alone has nobody to tell.')
  return { databaseUrl, hubUrl, ...(databaseDirectUrl !== undefined && { databaseDirectUrl }) }
}

/** Where the services are that the server needs. */
const readServices = (
  env: NodeJS.ProcessEnv,
): Pick<
  Config,
  'databaseUrl' | 'databaseDirectUrl' | 'hubUrl' | 'smtpUrl' | 'smsUrl' | 'files' | 'ffmpeg'
> => ({
  ...readDatabase(env),
  smtpUrl: parsed(env, 'SMTP_URL', parseSmtpUrl),
  smsUrl: parsed(env, 'SMS_URL', parseSmsUrl),
  files: {
    folder: env['PORTICO_FILES'] ? path.resolve(root, env['PORTICO_FILES']) : undefined,
    bucket: parsed(env, 'FILES_URL', parseBucket),
    key: parsed(env, 'FILES_KEY', parseFileKey),
    otherKeys: parsed(env, 'FILES_KEY_OTHERS', parseOtherKeys) ?? [],
    scanner: env['FILES_SCANNER'] ? parseScanner(env['FILES_SCANNER']) : undefined,
  },
  ffmpeg: readFfmpeg(env),
})

const options = {
  reset: { type: 'boolean' },
  confirm: { type: 'string' },
  dev: { type: 'boolean' },
  seed: { type: 'string' },
} as const

interface Switches {
  reset?: boolean
  confirm?: string
  dev?: boolean
  seed?: string
}

function parseSwitches(args: readonly string[]): Switches {
  const known = 'The options are --reset, --confirm <database>, --dev and --seed large.'
  const { values } = parseCommandLine(args, known)
  if (values.seed === undefined || values.seed === 'large') return values
  throw new ConfigError(`--seed is ${values.seed}. ${known}`)
}

function parseCommandLine(args: readonly string[], known: string) {
  try {
    return parseArgs({ args: [...args], options })
  } catch (error) {
    throw new ConfigError(`${(error as Error).message} ${known}`)
  }
}

function parsePort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new ConfigError(`PORT is ${text}; expected a number from 1 to 65535.`)
}

/** In seconds. A server that others reach has a load balancer or a proxy, which needs some to see that it is not ready. */
function parseStopDelay(text: string | undefined, publicOrigin: string): number {
  if (!text) return isThisMachine(new URL(publicOrigin).hostname) ? 0 : 5000
  const seconds = Number(text)
  if (seconds >= 0 && seconds <= 60) return seconds * 1000
  throw new ConfigError(`PORTICO_STOP_DELAY is ${text}; expected seconds from 0 to 60.`)
}

function parseStandIns(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(`PORTICO_STAND_INS is ${text}; expected on or off.`)
}

/** `all`, `none`, or ids separated by commas: the portal has to work with any of them. */
function parseCapabilities(text: string): readonly string[] | undefined {
  if (text === 'all') return undefined
  const ids = text === 'none' ? [] : text.split(',').map((id) => id.trim())
  const unknown = ids.find((id) => !allCapabilities.includes(id))
  if (unknown === undefined) return ids
  throw new ConfigError(
    `PORTICO_CAPABILITIES names ${unknown}; expected all, none, or some of ${allCapabilities.join(', ')}.`,
  )
}

/** Demo accounts share a published password: by default only a server for browsers of this machine has them. */
function parseDemo(text: string | undefined, publicOrigin: string): boolean {
  if (!text) return isThisMachine(new URL(publicOrigin).hostname)
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(`PORTICO_DEMO is ${text}; expected on or off.`)
}

function parseEmail(name: string, text: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(text)) return text
  throw new ConfigError(`${name} is ${text}; expected an email address like admin@example.com.`)
}

function parseSmtpUrl(text: string): string {
  if (URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname) return text
  throw new ConfigError(
    'SMTP_URL is not valid; expected an address like smtps://user:password@mail.example.com.',
  )
}

function parseSmsUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const isSafe = url && (url.protocol === 'https:' || isThisMachine(url.hostname))
  if (isSafe && url.username && url.searchParams.get('From')) return text
  throw new ConfigError(
    'SMS_URL is not valid; expected an address like https://account:token@api.twilio.com/2010-04-01/Accounts/account/Messages.json?From=+34600000000&Prefix=+34.',
  )
}

function parseOrigin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new ConfigError(
    `${name} is ${text}; expected an origin like https://portal.example.com, without a path.`,
  )
}
