import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'payments',
  options: {
    version: { type: 'string', default: 'HMAC_SHA256_V1' },
    versionField: { type: 'string', default: 'Ds_SignatureVersion' },
    parametersField: { type: 'string', default: 'Ds_MerchantParameters' },
    signatureField: { type: 'string', default: 'Ds_Signature' },
  },
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
  ],
  paymentPages: [{ id: 'redsys', route: 'public.redsysRedirect' }],
  confirmationGates: [{ id: 'payment', gate: () => import('./status/PaymentGate') }],
  appointmentNotices: [{ id: 'refunds', notice: () => import('./refunds/RefundNotices') }],
})
