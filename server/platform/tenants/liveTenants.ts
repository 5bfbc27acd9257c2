import { createTenants, type TenantOnServer, type Tenants } from './tenants'

/** Tenants that can be replaced while the server runs. Everything that has them sees the new ones. */
export interface LiveTenants extends Tenants {
  /** Throws `TenantError` when two tenants have the same host. */
  replace: (all: readonly TenantOnServer[]) => void
}

/** Creates tenants that can be replaced. */
export function createLiveTenants(first: Tenants): LiveTenants {
  let current = first
  return {
    get all() {
      return current.all
    },
    get ids() {
      return current.ids
    },
    byId: (id) => current.byId(id),
    byHost: (host) => current.byHost(host),
    replace: (all) => {
      current = createTenants(all)
    },
  }
}
