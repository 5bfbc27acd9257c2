import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'upMedica',
  features: ['upMedica'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.doctorUpAppointmentBooked',
      area: 'patient',
      path: 'doctorup-appointment-booked/:bookId',
      title: 'UP_MEDICA.BOOKED',
      screen: () => import('./screens/Booked'),
    },
  ],
  bookingVariants: [
    {
      id: 'associatedDoctor',
      route: 'videoConsultation.doctorUpAppointment',
      path: 'doctorup-appointment/:id?',
      rank: { book: 10, edit: 30 },
      variant: () => import('./variant'),
    },
  ],
  guards: [{ id: 'associatedDoctor', at: 'doctorUrl', guard: () => import('./associatedDoctor') }],
})
