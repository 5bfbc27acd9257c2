/** The path of this server's own payment page. A tenant uses it with this value in `payment.url`. */
export const PAGE = '/payment/redsys'

/** The path that the payment page posts the decision to. */
export const DECISION = `${PAGE}/decision`

/** The path for refund requests to this server's payment page. */
export const REFUNDS = '/payment/rest/trataPeticionREST'
