import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'internationalDoctor',
  features: ['universalAssistance', 'prudential'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  bookingVariants: [
    {
      id: 'internationalDoctor',
      route: 'videoConsultation.appointmentInternationalDoctor',
      path: 'appointment-international-doctor/:id?',
      rank: { book: 40, edit: 40 },
      variant: () => import('./variant'),
    },
  ],
})
