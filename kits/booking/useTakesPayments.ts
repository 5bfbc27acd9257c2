import { useContributions } from '@portico/core/plugin/useHost'

/** Whether this portal takes payments, also inside a frame that does not show the payment page (PAY-005). */
export const useTakesPayments = (): boolean => useContributions('paymentPages').length > 0
