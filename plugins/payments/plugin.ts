import { definePlugin } from '@portico/core/plugin/definePlugin'

const options = {
  version: { type: 'string', default: 'HMAC_SHA256_V1' },
  versionField: { type: 'string', default: 'Ds_SignatureVersion' },
  parametersField: { type: 'string', default: 'Ds_MerchantParameters' },
  signatureField: { type: 'string', default: 'Ds_Signature' },
} as const

/** Where somebody issues receipts. */
const receipts = { features: ['paymentReceipts'], capability: 'paymentReceipts' } as const

declare module '@portico/core/plugin/points' {
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
  cancelNotices: [{ id: 'refunds', notice: () => import('./refunds/CancelNotice') }],
})
