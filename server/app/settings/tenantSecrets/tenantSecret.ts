import { ConfigError } from '../configError'
import { readSecret, tenantVariable } from '../secret'

/**
 * The secret of a tenant, in `<prefix>_<tenant>` or its file. Throws `ConfigError` without one. `member` is the part of backend.json
 * that needs it.
 */
export function readTenantSecret(
  env: NodeJS.ProcessEnv,
  prefix: string,
  tenant: string,
  member: string,
): string {
  const variable = tenantVariable(prefix, tenant)
  const secret = readSecret(env, variable)
  if (secret) return secret
  throw new ConfigError(`${variable} is missing: backend.json of ${tenant} has ${member}.`)
}
