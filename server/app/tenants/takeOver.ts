import path from 'node:path'
import { TenantError } from '../../platform/tenants/readJson'
import { createTenants, loadTenant, type TenantOnServer } from '../../platform/tenants/tenants'
import { ConfigError } from '../settings/configError'

/** A tenant that is in use, and what its files were like when it was read. */
export interface InUse {
  tenant: TenantOnServer
  state: string
}

/** What the folder of the tenants has become. */
export interface Reading {
  inUse: InUse[]
  /** Why the files of a tenant were not taken over. */
  findings: string[]
}

/**
 * Reads the tenants of a folder again. One whose files have not changed stays the same object, one that is broken stays as it was, and a
 * new one that is broken is left out. `check` completes a tenant, or throws why it cannot be used.
 */
export function readAgain(
  folder: string,
  states: ReadonlyMap<string, string>,
  former: readonly InUse[],
  check: (tenant: TenantOnServer) => TenantOnServer,
): Reading {
  const known = new Map(former.map((one) => [one.tenant.id, one]))
  const reading: Reading = { inUse: [], findings: [] }
  // Those that are in use keep their hosts, whatever a new one claims.
  const ids = [...states.keys()].toSorted(
    (a, b) => Number(known.has(b)) - Number(known.has(a)) || a.localeCompare(b),
  )
  for (const id of ids) {
    const before = known.get(id)
    const state = states.get(id) ?? ''
    try {
      const tenant = before?.state === state ? before.tenant : check(loadTenant(path.join(folder, id), id))
      createTenants([...reading.inUse.map((one) => one.tenant), tenant])
      reading.inUse.push({ tenant, state })
    } catch (error) {
      reading.findings.push(`${id} ${before ? 'stays as it was' : 'is left out'}: ${reasonOf(error)}`)
      if (before) reading.inUse.push(before)
    }
  }
  return reading
}

const reasonOf = (error: unknown): string => {
  if (error instanceof TenantError || error instanceof ConfigError) return error.message
  throw error
}
