import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'internationalDoctor',
  features: ['universalAssistance', 'prudential'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  homeShortcuts: [
    {
      id: 'internationalDoctor',
      label: { es: 'Cita en otro país', en: 'An appointment abroad' },
      hint: { es: 'Si estás de viaje o vives fuera', en: 'If you’re travelling or living abroad' },
      icon: 'globe',
      to: 'videoConsultation.appointmentInternationalDoctor',
      order: 15,
      // Without these, the booking entry itself leads here.
      requires: { features: ['appointmentWithDoctor', 'appointmentWithRandomDoctor'] },
    },
  ],
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
