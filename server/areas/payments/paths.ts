import type { TenantOnServer } from '../../tenants/tenants'

/** Where this server's own payment page lives: what a tenant's `payment.url` says to use it. */
export const PAGE = '/payment/redsys'

/** Where that page sends what the person decided. */
export const DECISION = `${PAGE}/decision`

/** Where that page's owner is asked for refunds. */
export const REFUNDS = '/payment/rest/trataPeticionREST'

/** Where the payment service reports how a payment ended. */
export const NOTIFICATION = '/payment/notification'

/** An origin of a tenant on this server, for what stays within it. */
export const originOf = ({ manifest }: TenantOnServer): string => `http://${manifest.hosts[0] ?? 'localhost'}`
