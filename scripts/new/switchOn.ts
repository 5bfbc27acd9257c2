import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { tenantIds } from '../tenant/tenantFolder'

/** Refuses a tenant that is not there. Throws, in words for people. */
export function refuseTenant(root: string, tenant: string): void {
  const folder = path.join(root, 'tenants')
  if (existsSync(path.join(folder, tenant, 'tenant.json'))) return
  throw new Error(`There is no tenant "${tenant}". There are: ${tenantIds(folder).join(', ')}.`)
}

/** Lists a plugin in a tenant's manifest and turns its feature on at the server, both of the same name. */
export async function switchOn(root: string, tenant: string, id: string): Promise<void> {
  const folder = path.join(root, 'tenants', tenant)
  await change(path.join(folder, 'tenant.json'), ({ plugins, ...rest }) => ({
    ...rest,
    plugins: { ...(plugins as object), [id]: {} },
  }))
  await change(path.join(folder, 'backend.json'), ({ features = [], ...rest }) => ({
    features: [...(features as string[]), id],
    ...rest,
  }))
}

type Json = Record<string, unknown>

async function change(file: string, by: (value: Json) => Json): Promise<void> {
  const value = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : {}
  const style = await resolveConfig(file)
  writeFileSync(file, await format(JSON.stringify(by(value), null, 2), { ...style, parser: 'json' }))
}
