import type { LogOptions } from '../../platform/http/log/accessLog'
import { ConfigError } from './configError'
import { readSecret } from './secret'

/**
 * Reads PORTICO_LOG: `text` (the default: lines for people about faults), `error` (the same in JSON) or `info` (requests too), and
 * PORTICO_LOG_KEY. Undefined for text. Throws `ConfigError` for anything else.
 */
export function readLog(env: NodeJS.ProcessEnv): LogOptions | undefined {
  const level = env['PORTICO_LOG'] || 'text'
  const personKey = readSecret(env, 'PORTICO_LOG_KEY')
  if (level === 'text') return undefined
  if (level === 'error' || level === 'info') return { level, personKey }
  throw new ConfigError(`PORTICO_LOG is ${level}; expected text, error or info.`)
}
