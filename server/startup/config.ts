import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../paths'

/** The server's settings. */
export interface Config {
  port: number
  /** Host name or address to listen on. */
  host: string
  /** Data folder, absolute. */
  data: string
  /** Folder with one folder per tenant, absolute. */
  tenants: string
  /** PostgreSQL address. Undefined: the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** Scheme, host and port under which browsers reach this server. */
  publicOrigin: string
  /** Other origins whose pages may call the API. */
  origins: string[]
  /** Insert demo people, who share a published password, into tenants without data. */
  demo: boolean
  reset: boolean
  dev: boolean
  /** Insert the demo data of a large organisation into the tenant at the public address. */
  large: boolean
}

/** An invalid setting. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads PORT (4000), HOST (localhost), PORTICO_DATA (.data), PORTICO_TENANTS (tenants), DATABASE_URL, PORTICO_PUBLIC_ORIGIN, PORTICO_ORIGINS,
 * PORTICO_DEMO (on) and the options --reset, --dev and --seed large. Throws `ConfigError` that names the setting, the expected and the actual value.
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const { reset = false, dev = false, seed = 'usual' } = parseSwitches(args)
  const port = parsePort(env['PORT'] || '4000')
  return {
    port,
    host: env['HOST'] || 'localhost',
    data: path.resolve(root, env['PORTICO_DATA'] || '.data'),
    tenants: path.resolve(root, env['PORTICO_TENANTS'] || 'tenants'),
    databaseUrl: env['DATABASE_URL'] ? parseDatabaseUrl(env['DATABASE_URL']) : undefined,
    publicOrigin: parseOrigin(
      'PORTICO_PUBLIC_ORIGIN',
      env['PORTICO_PUBLIC_ORIGIN'] || new URL(`http://localhost:${port}`).origin,
    ),
    origins: (env['PORTICO_ORIGINS'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => parseOrigin('PORTICO_ORIGINS', part)),
    demo: parseDemo(env['PORTICO_DEMO'] || 'on'),
    reset,
    dev,
    large: seed === 'large',
  }
}

const options = {
  reset: { type: 'boolean' },
  dev: { type: 'boolean' },
  seed: { type: 'string' },
} as const

function parseSwitches(args: readonly string[]): { reset?: boolean; dev?: boolean; seed?: string } {
  const known = 'The options are --reset, --dev and --seed large.'
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

function parseDemo(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigError(`PORTICO_DEMO is ${text}; expected on or off.`)
}

function parseDatabaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new ConfigError(
    'DATABASE_URL is not valid; expected an address like postgres://user:password@host:5432/name.',
  )
}

function parseOrigin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new ConfigError(
    `${name} is ${text}; expected an origin like https://portal.example.com, without a path.`,
  )
}
