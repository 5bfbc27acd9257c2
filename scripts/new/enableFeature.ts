import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { readTenant, tenantIds } from '../tenant/tenantFolder'
import { formatJson } from './format'

/** Throws an error with a readable message if the tenant does not exist. */
export function validateTenant(tenants: string, tenant: string): void {
  if (existsSync(path.join(tenants, tenant, 'tenant.json'))) return
  throw new Error(`There is no tenant "${tenant}". Existing tenants: ${tenantIds(tenants).join(', ')}.`)
}

/**
 * Lists a plugin in a tenant's manifest and its feature, which has the same name, in its backend.json.
 * Returns the tenant's first host.
 */
export async function enableInTenant(
  tenants: string,
  tenant: string,
  id: string,
): Promise<string | undefined> {
  const folder = path.join(tenants, tenant)
  await updateJson(path.join(folder, 'tenant.json'), ({ plugins, ...rest }) => ({
    ...rest,
    plugins: { ...(plugins as object), [id]: {} },
  }))
  await updateJson(path.join(folder, 'backend.json'), ({ features = [], ...rest }) => ({
    features: [...(features as string[]), id],
    ...rest,
  }))
  return readTenant(tenants, tenant).manifest?.hosts?.[0]
}

type Json = Record<string, unknown>

async function updateJson(file: string, update: (value: Json) => Json): Promise<void> {
  const value = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : {}
  writeFileSync(file, await formatJson(update(value)))
}
