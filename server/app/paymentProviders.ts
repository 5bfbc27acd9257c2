import type { PaymentSettings } from '../platform/tenants/tenants'
import type { CreatePaymentProvider, PaymentProvider } from '../domain/payments/port'
import { redsys } from '../providers/redsys/redsys'

const providers: Readonly<Record<PaymentSettings['provider'], CreatePaymentProvider>> = { redsys }

/** The payment service of a tenant. Takes the settings of the tenant and the origin of this server. */
export const paymentProviderOf = (settings: PaymentSettings, serverOrigin: string): PaymentProvider =>
  providers[settings.provider](settings, serverOrigin)
