import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { TenantManifest } from '../../schemas/generated/tenant'
import { isThisMachine } from '../../server/app/settings/thisMachine'
import { readTenant, tenantIds } from './tenantFolder'

/** Options of a new tenant. Only the id is required. */
export interface NewTenant {
  id: string
  /** The brand. Default: the id with a capital letter. */
  name?: string | undefined
  /** Default: `<id>.localhost`. */
  host?: string | undefined
  /** The tenant whose theme, plugins and features are copied. Default: portico. */
  like?: string | undefined
  /** For real people: without demo data, with a public host and the conditions of the client. */
  production?: boolean | undefined
  /** The client's conditions.json. Required in production. */
  conditions?: string | undefined
}

/** Writes a value as the text of a JSON file. */
export type FormatJson = (value: object) => Promise<string>

/**
 * Creates the folder of a tenant that passes the check. `samples` has the tenants of the product, from which it copies if `tenants` does not
 * have the one to copy. Throws an error with a readable message if it cannot.
 */
export async function createTenant(
  tenants: string,
  { id, like = 'portico', ...options }: NewTenant,
  formatJson: FormatJson,
  samples = tenants,
): Promise<void> {
  const { name = id[0]?.toUpperCase() + id.slice(1), host = `${id}.localhost` } = options
  const models = [tenants, samples].find((place) => tenantIds(place).includes(like)) ?? tenants
  validate(tenants, { id, like, host }, models)
  if (options.production) validateProduction(host, options.conditions)
  const model = path.join(models, like)
  const folder = path.join(tenants, id)
  const manifest = JSON.parse(readFileSync(path.join(model, 'tenant.json'), 'utf8')) as TenantManifest
  mkdirSync(folder)
  for (const part of ['assets', 'theme.css']) {
    cpSync(path.join(model, part), path.join(folder, part), { recursive: true })
  }
  const writeJson = async (file: string, value: object) =>
    writeFileSync(path.join(folder, file), await formatJson(value))
  await writeJson('tenant.json', renameManifest(manifest, { id, name, hosts: [host] }))
  await writeJson('backend.json', copyBackend(models, like, options.production))
  if (options.conditions) cpSync(options.conditions, path.join(folder, 'conditions.json'))
}

/** A tenant for real people has a public host, and conditions that its client has written. */
function validateProduction(host: string, conditions: string | undefined): void {
  if (isThisMachine(host))
    throw new Error(
      `A tenant in production needs a public host: --host aurora.example. ${host} is this machine.`,
    )
  if (conditions === undefined || !existsSync(conditions))
    throw new Error(
      'A tenant in production needs the conditions of the client: --conditions <file>, with { "version": "1", "es": ["…"] }.',
    )
  JSON.parse(readFileSync(conditions, 'utf8'))
}

/** Plugins that work with the account of the copied tenant at a service, which the new one does not have yet, and their features. */
const ofServices = ['identity', 'sandboxCards', 'stripeCards', 'twilioVideo']
const featuresOfServices: readonly unknown[] = ['facialVerification']

/** The features, booking rules and demo data of the copied tenant, without its accounts at services. */
function copyBackend(tenants: string, id: string, isProduction = false): object {
  const { features: listed, booking, demo = {} } = readTenant(tenants, id).backend ?? {}
  const features = (Array.isArray(listed) ? listed : []).filter((one) => !featuresOfServices.includes(one))
  return { features, ...(booking !== undefined && { booking }), ...(!isProduction && { demo }) }
}

/** The manifest of the copied tenant with another name and without its title, texts, legal links and support. */
function renameManifest(
  manifest: TenantManifest,
  own: Pick<TenantManifest, 'id' | 'name' | 'hosts'>,
): TenantManifest {
  const { $schema, title: _title, locales: _locales, legal: _legal, support: _support, ...rest } = manifest
  const plugins = Object.fromEntries(
    Object.entries(manifest.plugins).filter(([plugin]) => !ofServices.includes(plugin)),
  )
  return { ...($schema !== undefined && { $schema }), ...rest, ...own, plugins }
}

function validate(
  tenants: string,
  { id, like, host }: { id: string; like: string; host: string },
  models: string,
): void {
  const ids = tenantIds(tenants)
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id)) {
    throw new Error(
      `"${id}" is not a valid id: expected 2 to 31 lower-case letters, digits and hyphens, beginning with a letter.`,
    )
  }
  if (existsSync(path.join(tenants, id))) throw new Error(`tenants/${id} already exists.`)
  if (!tenantIds(models).includes(like))
    throw new Error(
      `There is no tenant "${like}" to copy. Existing tenants: ${tenantIds(models).join(', ')}.`,
    )
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) {
    throw new Error(
      `"${host}" is not a valid host: expected a lower-case name like aurora.example, without https:// and port.`,
    )
  }
  const owner = ids.find((other) => readTenant(tenants, other).manifest?.hosts?.includes(host))
  if (owner)
    throw new Error(`The host ${host} already belongs to "${owner}". Choose another one with --host.`)
}

const addressOf = (host: string): string =>
  isThisMachine(host) ? `http://${host}:4000 (or your PORT)` : `https://${host}`

/** The instructions printed after creating a tenant. */
export const nextSteps = (id: string, host = `${id}.localhost`): string =>
  [
    `Created tenants/${id}. Next steps:`,
    `  1. Open ${addressOf(host)}. A running server takes the tenant over; no build is needed.`,
    `  2. Replace assets/logo.svg, assets/logo.png (for emails) and assets/favicon.svg, and set the colours in theme.css.`,
    `  3. Add "legal" links and "support" to tenant.json; choose its plugins, and the features in backend.json.`,
    `  4. Add own texts in locales/es.json and locales/en.json, and list them in "locales".`,
    `  5. Run npm run tenant -- check ${id}`,
  ].join('\n')
