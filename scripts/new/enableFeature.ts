import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readTenant, tenantIds } from '../tenant/tenantFolder'
import { inHouseStyle } from './format'

/** Refuses a tenant that is not in the folder of tenants. Throws, in words for people. */
export function validateTenant(tenants: string, tenant: string): void {
  if (existsSync(path.join(tenants, tenant, 'tenant.json'))) return
  throw new Error(`There is no tenant "${tenant}". There are: ${tenantIds(tenants).join(', ')}.`)
}

/**
 * Lists a plugin in a tenant's manifest and turns its feature on at the server, both of the same name.
 * Out: the host that opens the tenant.
 */
export async function enableInTenant(
  tenants: string,
  tenant: string,
  id: string,
): Promise<string | undefined> {
  const folder = path.join(tenants, tenant)
  await change(path.join(folder, 'tenant.json'), ({ plugins, ...rest }) => ({
    ...rest,
    plugins: { ...(plugins as object), [id]: {} },
  }))
  await change(path.join(folder, 'backend.json'), ({ features = [], ...rest }) => ({
    features: [...(features as string[]), id],
    ...rest,
  }))
  return readTenant(tenants, tenant).manifest?.hosts?.[0]
}

type Json = Record<string, unknown>

async function change(file: string, by: (value: Json) => Json): Promise<void> {
  const value = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : {}
  writeFileSync(file, await inHouseStyle(by(value)))
}
