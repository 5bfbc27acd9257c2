import type { TenantOnServer } from '../../platform/tenants/tenants'

/** The path that the payment service notifies. */
export const NOTIFICATION = '/payment/notification'

/** An origin of a tenant for requests inside this server. */
export const originOf = ({ manifest }: TenantOnServer): string => `http://${manifest.hosts[0] ?? 'localhost'}`
