import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../paths'

/** How the server was asked to run. */
export interface Config {
  port: number
  /** The network name to listen on. */
  host: string
  /** Folder for everything that is kept, absolute. */
  data: string
  /** Folder that holds a folder per tenant, absolute. */
  tenants: string
  /** A PostgreSQL address; absent: the embedded database in the data folder. */
  databaseUrl: string | undefined
  /** Scheme, host and port as browsers reach this server. */
  publicOrigin: string
  /** Other origins whose pages may call the API. */
  origins: string[]
  /** Fill tenants that have no data with demo people, who share a published password. */
  demo: boolean
  reset: boolean
  dev: boolean
  /** As much demo data as a large house has, in the tenant at the public address. */
  large: boolean
}

/** A setting that cannot be used. */
export class ConfigFault extends Error {
  override readonly name = 'ConfigFault'
}

/**
 * Reads PORT (4000), HOST (localhost), PORTICO_DATA (.data), PORTICO_TENANTS (tenants), DATABASE_URL, PORTICO_PUBLIC_ORIGIN, PORTICO_ORIGINS,
 * PORTICO_DEMO (on) and the switches --reset, --dev and --seed large. Throws `ConfigFault` naming the setting, what was expected and what was found.
 */
export function readConfig(env: NodeJS.ProcessEnv, args: readonly string[]): Config {
  const { reset = false, dev = false, seed = 'usual' } = switches(args)
  const port = portOf(env['PORT'] || '4000')
  return {
    port,
    host: env['HOST'] || 'localhost',
    data: path.resolve(root, env['PORTICO_DATA'] || '.data'),
    tenants: path.resolve(root, env['PORTICO_TENANTS'] || 'tenants'),
    databaseUrl: env['DATABASE_URL'] ? databaseUrl(env['DATABASE_URL']) : undefined,
    publicOrigin: origin(
      'PORTICO_PUBLIC_ORIGIN',
      env['PORTICO_PUBLIC_ORIGIN'] || new URL(`http://localhost:${port}`).origin,
    ),
    origins: (env['PORTICO_ORIGINS'] ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => origin('PORTICO_ORIGINS', part)),
    demo: demoOf(env['PORTICO_DEMO'] || 'on'),
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

function switches(args: readonly string[]): { reset?: boolean; dev?: boolean; seed?: string } {
  const known = 'The switches are --reset, --dev and --seed large.'
  const { values } = parsed(args, known)
  if (values.seed === undefined || values.seed === 'large') return values
  throw new ConfigFault(`--seed is ${values.seed}. ${known}`)
}

function parsed(args: readonly string[], known: string) {
  try {
    return parseArgs({ args: [...args], options })
  } catch (error) {
    throw new ConfigFault(`${(error as Error).message} ${known}`)
  }
}

function portOf(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new ConfigFault(`PORT is ${text}; it must be a number from 1 to 65535.`)
}

function demoOf(text: string): boolean {
  if (text === 'on' || text === 'off') return text === 'on'
  throw new ConfigFault(`PORTICO_DEMO is ${text}; it must be on or off.`)
}

function databaseUrl(text: string): string {
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  throw new ConfigFault('DATABASE_URL is not an address like postgres://user:password@host:5432/name.')
}

function origin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new ConfigFault(`${name} holds ${text}; it must be like https://portal.example.com, without a path.`)
}
