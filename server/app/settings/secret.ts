import { readFileSync } from 'node:fs'
import { ConfigError } from './configError'

/**
 * A setting that is a secret: its variable, or the text of the file that the same variable with `_FILE` names. Undefined without
 * either. Throws `ConfigError` with both, or for a file that cannot be read or is empty; it never repeats the secret.
 */
export function readSecret(env: NodeJS.ProcessEnv, variable: string): string | undefined {
  const value = env[variable]
  const file = env[`${variable}_FILE`]
  if (!file) return value || undefined
  if (value) throw new ConfigError(`${variable} and ${variable}_FILE are both set: keep one of them.`)
  const secret = readFile(`${variable}_FILE`, file)
  if (secret) return secret
  throw new ConfigError(`${variable}_FILE is ${file}; expected a file that is not empty.`)
}

function readFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`${variable} is ${file}; expected a file that this process can read.`)
  }
}

/** The variable with a secret of a tenant: the id in capitals, with `_` for `-`. */
export const tenantVariable = (prefix: string, tenant: string): string =>
  `${prefix}_${tenant.toUpperCase().replaceAll('-', '_')}`
