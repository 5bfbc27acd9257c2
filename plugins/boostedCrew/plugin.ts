import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'boostedCrew',
  features: ['boostedCrew'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.sessionAppointment',
      area: 'patient',
      path: 'session-appointment/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Booking'),
      prefetch: 'intent',
    },
  ],
  bookingVariants: [
    {
      id: 'session',
      route: 'videoConsultation.sessionAppointment',
      rank: { book: 70, edit: 60 },
      variant: () => import('./variant'),
    },
  ],
  guards: [{ id: 'videoAccess', at: 'role', guard: () => import('./videoAccess') }],
  modals: [{ id: 'verifyUser', modal: () => import('./VerifyUser') }],
})
