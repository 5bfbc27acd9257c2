import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `refundHours`: the hours before an appointment until which a patient who cancels gets the money back; 0: until it starts. */
const options = {
  version: { type: 'string', default: 'HMAC_SHA256_V1' },
  versionField: { type: 'string', default: 'Ds_SignatureVersion' },
  parametersField: { type: 'string', default: 'Ds_MerchantParameters' },
  signatureField: { type: 'string', default: 'Ds_Signature' },
  refundHours: { type: 'integer', minimum: 0, maximum: 720, default: 0 },
} as const

/** Where somebody issues receipts. */
const receipts = { features: ['paymentReceipts'], capability: 'paymentReceipts' } as const

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'profile.paymentReceipts': true
    'profile.paymentReceipt': true
  }
  interface PluginOptions {
    payments: typeof options
  }
}

export default definePlugin({
  id: 'payments',
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'public.redsysRedirect',
      area: 'public',
      path: 'public/redsys-redirect',
      title: 'PAYMENT.TITLE',
      bare: true,
      screen: () => import('./screens/RedsysRedirect'),
    },
    {
      id: 'videoConsultation.appointmentPaymentFailed',
      area: 'patient',
      path: 'appointment-payment-failed',
      title: 'PAYMENT_FAILED.TITLE',
      screen: () => import('./screens/PaymentFailed'),
    },
    {
      id: 'profile.paymentReceipts',
      area: 'profile',
      path: 'profile/payments',
      title: 'RECEIPTS.TITLE',
      requires: receipts,
      screen: () => import('./receipts/Receipts'),
    },
    {
      id: 'profile.paymentReceipt',
      area: 'profile',
      path: 'profile/payments/:number',
      title: 'RECEIPTS.ONE',
      requires: receipts,
      screen: () => import('./receipts/ReceiptPage'),
    },
  ],
  settings: [{ id: 'receipts', requires: receipts, panel: () => import('./receipts/AccountLine') }],
  paymentPages: [{ id: 'redsys', route: 'public.redsysRedirect' }],
  confirmationGates: [{ id: 'payments', gate: () => import('./status/Gate') }],
  appointmentNotices: [{ id: 'refunds', notice: () => import('./refunds/RefundNotices') }],
  receiptPages: [{ id: 'receipts', requires: receipts, route: 'profile.paymentReceipt' }],
  paymentTerms: [{ id: 'refunds', terms: () => import('./refunds/RefundTerms') }],
  cancelNotices: [{ id: 'refunds', notice: () => import('./refunds/CancelNotice') }],
})
