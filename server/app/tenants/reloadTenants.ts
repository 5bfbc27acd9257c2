import type { Db } from '../../platform/db/database'
import { forgetAvailability } from '../../domain/availability/cache/forgetAvailability'
import { loadKeys } from '../../platform/identity/protocol/keys'
import { withStartLock } from '../../platform/db/startLock'
import { readTheme } from '../../platform/tenants/theme'
import { readOwnTexts } from '../../platform/tenants/texts'
import { createTenants, type TenantOnServer } from '../../platform/tenants/tenants'
import type { LiveTenants } from '../../platform/tenants/liveTenants'
import { standInNames } from '../loadSandboxes'
import { ringOf } from '../openFiles'
import { fillTenants } from '../prepareDatabase'
import type { Config } from '../settings/config'
import { ConfigError } from '../settings/configError'
import { readDeviceAccounts } from '../settings/tenantSecrets/deviceAccounts'
import { readExternalProviders } from '../settings/tenantSecrets/externalSignInSecrets'
import { withPaymentKeys } from '../settings/tenantSecrets/paymentKeys'
import { refuseStandIns } from '../settings/refuseStandIns'
import { readSecrets } from '../settings/secrets'
import { readAgain, type InUse, type Reading } from './takeOver'
import { watchTenants } from './watchTenants'

interface Running {
  config: Config
  db: Db
  tenants: LiveTenants
  now: () => Date
  /** Reads the secrets and accounts of the tenants again. */
  renew: () => void
  /** Tells the operator what has changed. */
  say: (line: string) => void
}

/** Takes over tenants that are added, changed or removed while the server runs. `states`: what their files were like when it read them. */
export function reloadTenants(
  running: Running,
  states: ReadonlyMap<string, string>,
): { close: () => Promise<void> } {
  const { config, tenants, say } = running
  const loaded = standInNames(tenants.all)
  let inUse: readonly InUse[] = tenants.all.map((tenant) => ({ tenant, state: states.get(tenant.id) ?? '' }))
  let reported = ''
  const apply = async (found: ReadonlyMap<string, string>) => {
    const next = readAgain(config.tenants, found, inUse, (tenant) => checkTenant(config, tenant, loaded))
    const findings = next.findings.join('\n')
    if (findings !== reported) for (const line of next.findings) console.error(`tenants: ${line}`)
    reported = findings
    if (next.inUse.length === 0)
      throw new Error('the folder has no tenant any more, and all stay as they were')
    const change = changeOf(inUse, next)
    if (change.lines.length > 0) await takeOver(running, next, change)
    inUse = next.inUse
    for (const line of change.lines) say(`tenants: ${line}`)
  }
  return watchTenants({ folder: config.tenants, apply })
}

/** The tenant with its keys. Throws `ConfigError` or `TenantError` where it cannot be used. */
function checkTenant(config: Config, tenant: TenantOnServer, loaded: readonly string[]): TenantOnServer {
  const own = withPaymentKeys(process.env, createTenants([tenant]))
  refuseStandIns(config, own)
  readSecrets(process.env, own)
  readExternalProviders(process.env, own)
  readDeviceAccounts(process.env, own)
  readTheme(tenant.folder)
  for (const language of tenant.manifest.languages) readTexts(tenant, language)
  const missing = standInNames(own.all).filter((name) => !loaded.includes(name))
  if (missing.length > 0)
    throw new ConfigError(
      `it uses stand-ins that this process has not loaded (${missing.join(', ')}): restart it.`,
    )
  return own.all[0] ?? tenant
}

function readTexts(tenant: TenantOnServer, language: string): void {
  try {
    readOwnTexts(tenant, language)
  } catch (error) {
    throw new ConfigError(`locales/${language}.json is not JSON: ${(error as Error).message}`)
  }
}

interface Change {
  added: TenantOnServer[]
  changed: TenantOnServer[]
  /** For the operator. */
  lines: string[]
}

function changeOf(former: readonly InUse[], { inUse }: Reading): Change {
  const before = new Map(former.map(({ tenant }) => [tenant.id, tenant]))
  const after = inUse.map(({ tenant }) => tenant)
  const added = after.filter(({ id }) => !before.has(id))
  const changed = after.filter((tenant) => before.has(tenant.id) && before.get(tenant.id) !== tenant)
  const removed = [...before.keys()].filter((id) => !after.some((tenant) => tenant.id === id))
  const line = (what: string, ids: readonly string[]) => (ids.length > 0 ? [`${what} ${ids.join(', ')}`] : [])
  return {
    added,
    changed,
    lines: [
      ...line(
        'added',
        added.map(({ id }) => id),
      ),
      ...line(
        'changed',
        changed.map(({ id }) => id),
      ),
      ...line('removed', removed),
    ],
  }
}

/** New tenants get their keys and first rows before anybody can reach them. */
async function takeOver(
  { config, db, tenants, now, renew }: Running,
  { inUse }: Reading,
  { added, changed }: Change,
): Promise<void> {
  if (added.length > 0)
    await withStartLock(db, async () => {
      for (const { id } of added) await loadKeys(db, id, ringOf(config.files))
      await fillTenants(db, createTenants(added), config, now)
    })
  tenants.replace(inUse.map(({ tenant }) => tenant))
  renew()
  await forgetAvailability(
    db,
    changed.map(({ id }) => id),
  )
}
