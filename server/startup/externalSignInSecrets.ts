import { readFileSync } from 'node:fs'
import type { ExternalProviders } from '../identity/external/provider/provider'
import type { Tenants } from '../tenants/tenants'
import { ConfigError } from './configError'

const PREFIX = 'PORTICO_EXTERNAL_SIGN_IN_SECRET_'

/** The variable with the secret of a tenant: the id in capitals, with `_` for `-`. */
const variableOf = (tenant: string): string => PREFIX + tenant.toUpperCase().replaceAll('-', '_')

/**
 * The sign-in providers of the tenants with their secrets, by tenant. A secret is in a variable, or in the file that the
 * variable with `_FILE` names. Throws `ConfigError` for a tenant whose backend.json names a provider without a secret.
 */
export function readExternalProviders(env: NodeJS.ProcessEnv, tenants: Tenants): ExternalProviders {
  return new Map(
    tenants.all.flatMap(({ id, backend: { externalSignIn } }) =>
      externalSignIn ? [[id, { ...externalSignIn, secret: readSecret(env, id) }]] : [],
    ),
  )
}

function readSecret(env: NodeJS.ProcessEnv, tenant: string): string {
  const variable = variableOf(tenant)
  const file = env[`${variable}_FILE`]
  const secret = file ? readSecretFile(`${variable}_FILE`, file) : env[variable]
  if (secret) return secret
  throw new ConfigError(`${variable} is missing: backend.json of ${tenant} has externalSignIn.`)
}

function readSecretFile(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    throw new ConfigError(`${variable} is ${file}; expected a file that this process can read.`)
  }
}
