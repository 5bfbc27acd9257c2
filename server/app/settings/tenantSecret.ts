import { readFileSync } from 'node:fs'
import { ConfigError } from './configError'

/**
 * The secret of a tenant: in the variable `<prefix>_<tenant>`, the id in capitals with `_` for `-`, or in the file that the same
 * variable with `_FILE` names. Throws `ConfigError` without one. `member` is the part of backend.json that needs the secret.
 */
export function readTenantSecret(
  env: NodeJS.ProcessEnv,
  prefix: string,
  tenant: string,
  member: string,
): string {
  const variable = `${prefix}_${tenant.toUpperCase().replaceAll('-', '_')}`
  const file = env[`${variable}_FILE`]
  const secret = file ? readSecretFile(`${variable}_FILE`, file) : env[variable]
  if (secret) return secret
  throw new ConfigError(`${variable} is missing: backend.json of ${tenant} has ${member}.`)
}

function readSecretFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`${variable} is ${file}; expected a file that this process can read.`)
  }
}
