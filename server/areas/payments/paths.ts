/** Where this server's own payment page lives: what a tenant's `payment.url` says to use it. */
export const PAGE = '/payment/redsys'

/** Where the payment service reports how a payment ended. */
export const NOTIFICATION = '/payment/notification'
