import type { Tenant } from '@schemas/generated/tenant'

/** A plugin that the tenant lists by its address. */
export type AddressPlugin = NonNullable<Tenant['addressPlugins']>[number]
