import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'internationalDoctor',
  features: ['universalAssistance', 'prudential'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.appointmentInternationalDoctor',
      area: 'patient',
      path: 'appointment-international-doctor/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Booking'),
      prefetch: 'intent',
    },
  ],
  bookingVariants: [
    {
      id: 'internationalDoctor',
      route: 'videoConsultation.appointmentInternationalDoctor',
      rank: { book: 40, edit: 40 },
      variant: () => import('./variant'),
    },
  ],
})
