import { definePlugin } from '@core/plugin/definePlugin'

interface Options {
  bookedAppointmentMenuFeatures: readonly string[]
}

/** Who is led to the list: whoever can book in any way, unless the client names the features it is for (FEAT-004, C-036). */
const gate = ({ bookedAppointmentMenuFeatures: features }: Options) =>
  features[0] ? { features } : { booking: true as const }

export default definePlugin({
  id: 'appointments',
  options: {
    bookedAppointmentMenuFeatures: {
      type: 'array',
      items: { type: 'string' },
      default: [],
    },
  },
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.bookedAppointments',
      area: 'patient',
      path: 'booked-appointments',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: () => import('./screens/List'),
    },
    {
      id: 'videoConsultation.appointmentBooked',
      area: 'patient',
      path: 'appointment-booked/:bookId',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: () => import('./screens/Booked'),
    },
    {
      id: 'videoConsultation.appointmentPaymentFailed',
      area: 'patient',
      path: 'appointment-payment-failed',
      title: 'PAYMENT_FAILED.TITLE',
      screen: () => import('./screens/PaymentFailed'),
    },
  ],
  menu: (options) => [
    {
      id: 'bookedAppointments',
      label: 'MENU.BOOKED_APPOINTMENTS',
      icon: 'calendar-check',
      to: 'videoConsultation.bookedAppointments',
      order: 20,
      bottom: true,
      requires: { ...gate(options), scenario: 'HasMyDates' },
    },
  ],
  homeShortcuts: (options) => [
    {
      id: 'bookedAppointments',
      label: 'MENU.BOOKED_APPOINTMENTS',
      hint: 'MENU.BOOKED_HINT',
      icon: 'calendar-check',
      to: 'videoConsultation.bookedAppointments',
      order: 20,
      requires: gate(options),
    },
  ],
  homeCards: [
    {
      id: 'next',
      place: 'main',
      order: 10,
      card: () => import('./parts/Next'),
      reads: ['GET api/appointments/'],
    },
    { id: 'later', place: 'side', order: 30, card: () => import('./parts/Later') },
  ],
})
