import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'generalAppointment',
  features: ['appointmentWithRandomDoctor', 'appointmentWithDoctor'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  homeShortcuts: [
    {
      id: 'chosenDoctor',
      label: { es: 'Elegir profesional', en: 'Choose a professional' },
      hint: { es: 'Mira quién atiende y cuándo', en: 'See who is available' },
      icon: 'user-round',
      to: 'videoConsultation.appointmentDoctor',
      order: 10,
      requires: { features: ['appointmentWithDoctor'] },
    },
  ],
  bookingVariants: [
    {
      id: 'randomDoctor',
      route: 'videoConsultation.appointment',
      path: 'appointment/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      rank: { book: 20, edit: 80 },
      requires: { features: ['appointmentWithRandomDoctor'] },
      variant: () => import('./randomDoctor'),
    },
    {
      id: 'chosenDoctor',
      route: 'videoConsultation.appointmentDoctor',
      path: 'appointment-doctor/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      rank: { book: 30, edit: 70 },
      requires: { features: ['appointmentWithDoctor'] },
      variant: () => import('./chosenDoctor'),
    },
  ],
})
