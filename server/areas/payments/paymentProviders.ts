import type { PaymentSettings } from '../../tenants/tenants'
import type { CreatePaymentProvider, PaymentProvider } from './paymentProvider'
import { redsys } from './redsys/redsys'

const providers: Readonly<Record<PaymentSettings['provider'], CreatePaymentProvider>> = { redsys }

/** The payment service of a tenant. In: its settings and this server's origin. */
export const paymentProviderOf = (settings: PaymentSettings, here: string): PaymentProvider =>
  providers[settings.provider](settings, here)
