import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'boostedCrew',
  features: ['boostedCrew'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  bookingVariants: [
    {
      id: 'session',
      route: 'videoConsultation.sessionAppointment',
      path: 'session-appointment',
      rank: { book: 70, edit: 60 },
      variant: () => import('./variant'),
    },
  ],
  guards: [{ id: 'videoAccess', at: 'role', guard: () => import('./videoAccess') }],
  modals: [{ id: 'verifyUser', modal: () => import('./VerifyUser') }],
})
