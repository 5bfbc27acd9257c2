import { ConfigError } from './configError'

const isPostgres = (text: string): boolean =>
  URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)
const postgresExample = 'expected an address like postgres://user:password@host:5432/name.'

/** Checks DATABASE_URL. Throws `ConfigError` for anything but the address of a PostgreSQL server. */
export function parseDatabaseUrl(text: string): string {
  if (isPostgres(text)) return text
  throw new ConfigError(`DATABASE_URL is not valid; ${postgresExample}`)
}

/** Checks DATABASE_DIRECT_URL likewise. */
export function parseDirectUrl(text: string): string {
  if (isPostgres(text)) return text
  throw new ConfigError(`DATABASE_DIRECT_URL is not valid; ${postgresExample}`)
}

/** Checks HUB_URL, the address of a Redis or Valkey server. Throws `ConfigError` for anything else. */
export function parseHubUrl(text: string): string {
  if (URL.canParse(text) && /^rediss?:$/.test(new URL(text).protocol) && new URL(text).hostname) return text
  throw new ConfigError('HUB_URL is not valid; expected an address like rediss://:password@host:6379.')
}
