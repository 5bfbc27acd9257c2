import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'stripeCards',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  providers: [{ id: 'stripeCards', kind: 'payment', provider: () => import('./StripeFields') }],
})
