import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantManifest } from '../../schemas/generated/tenant'
import { inHouseStyle } from '../new/format'
import { readTenant, tenantIds } from './tenantFolder'

/** What a new tenant is to be. Only the id has no default. */
export interface NewTenant {
  id: string
  /** The brand. Default: the id with a capital. */
  name?: string | undefined
  /** Default: `<id>.localhost`. */
  host?: string | undefined
  /** The tenant whose look, plugins and features it begins with. Default: portico. */
  like?: string | undefined
}

/** Makes the folder of a tenant that passes the check. Throws, in words for people, when it cannot be made. */
export async function createTenant(
  tenants: string,
  { id, like = 'portico', ...wish }: NewTenant,
): Promise<void> {
  const { name = id[0]?.toUpperCase() + id.slice(1), host = `${id}.localhost` } = wish
  validate(tenants, { id, like, host })
  const model = path.join(tenants, like)
  const folder = path.join(tenants, id)
  const manifest = JSON.parse(readFileSync(path.join(model, 'tenant.json'), 'utf8')) as TenantManifest
  mkdirSync(folder)
  for (const part of ['assets', 'theme.css']) {
    cpSync(path.join(model, part), path.join(folder, part), { recursive: true })
  }
  await writeJson(path.join(folder, 'tenant.json'), renameManifest(manifest, { id, name, hosts: [host] }))
  await writeJson(path.join(folder, 'backend.json'), copyBackend(tenants, like))
}

const writeJson = async (file: string, value: object) => writeFileSync(file, await inHouseStyle(value))

/** The model's features and demo data; its shop at the payment provider is its own. */
function copyBackend(tenants: string, id: string): object {
  const { features = [], demo = {} } = readTenant(tenants, id).backend ?? {}
  return { features, demo }
}

/** The model's manifest under another name, without what speaks of the model: its texts, legal links and support. */
function renameManifest(
  manifest: TenantManifest,
  own: Pick<TenantManifest, 'id' | 'name' | 'hosts'>,
): TenantManifest {
  const { $schema, title: _title, locales: _locales, legal: _legal, support: _support, ...rest } = manifest
  return { ...($schema !== undefined && { $schema }), ...rest, ...own }
}

function validate(tenants: string, { id, like, host }: { id: string; like: string; host: string }): void {
  const ids = tenantIds(tenants)
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) {
    throw new Error(
      `"${id}" cannot be an id: small letters, digits and hyphens, a letter first, 2 to 31 of them.`,
    )
  }
  if (existsSync(path.join(tenants, id))) throw new Error(`tenants/${id} is there already.`)
  if (!ids.includes(like))
    throw new Error(`There is no tenant "${like}" to begin with. There are: ${ids.join(', ')}.`)
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) {
    throw new Error(
      `"${host}" cannot be a host: a name in small letters like aurora.example, without https:// and port.`,
    )
  }
  const owner = ids.find((one) => readTenant(tenants, one).manifest?.hosts?.includes(host))
  if (owner) throw new Error(`The host ${host} belongs to "${owner}" already. Give another one with --host.`)
}

/** What to do after `newTenant`. */
export const nextSteps = (id: string, host = `${id}.localhost`): string =>
  [
    `tenants/${id} is made. Next:`,
    `  1. Restart Portico; http://${host}:4000 opens it (4000 or your PORT; no build needed).`,
    `  2. Draw assets/logo.svg and assets/favicon.svg, and set the colours of theme.css.`,
    `  3. Add "legal" links and "support" to tenant.json, and choose its plugins and the features of backend.json.`,
    `  4. Own words: locales/es.json and locales/en.json, named in "locales".`,
    `  5. npm run tenant -- check ${id}`,
  ].join('\n')
