import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'public.letterLink': true
  }
}

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
      title: 'APPOINTMENT_BOOKED.CARD',
      screen: () => import('./screens/Booked'),
    },
    {
      id: 'public.letterLink',
      area: 'public',
      path: 'public/appointment/:action',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: () => import('./letterLink/LetterLink'),
    },
  ],
  bookingConfirmations: [{ id: 'appointmentBooked', route: 'videoConsultation.appointmentBooked' }],
  // Where booking is possible, unless the client names the features it is for (C-036).
  menu: ({ bookedAppointmentMenuFeatures: booking }) => [
    {
      id: 'bookedAppointments',
      label: 'MENU.BOOKED_APPOINTMENTS',
      icon: 'calendar-check',
      to: 'videoConsultation.bookedAppointments',
      order: 20,
      bottom: true,
      requires: { booking, scenario: 'HasMyDates' },
    },
  ],
  homeShortcuts: ({ bookedAppointmentMenuFeatures: booking }) => [
    {
      id: 'bookedAppointments',
      label: 'MENU.BOOKED_APPOINTMENTS',
      hint: 'MENU.BOOKED_HINT',
      icon: 'calendar-check',
      to: 'videoConsultation.bookedAppointments',
      order: 20,
      requires: { booking },
    },
  ],
  offlineParts: [{ id: 'appointments', part: () => import('./offline/Upcoming') }],
  homeCards: [
    {
      id: 'proposals',
      place: 'main',
      order: 5,
      card: () => import('./homeCards/Proposals'),
      reads: ['GET api/appointments/'],
    },
    {
      id: 'next',
      place: 'main',
      order: 10,
      card: () => import('./homeCards/NextAppointment'),
      reads: ['GET api/appointments/'],
    },
    { id: 'later', place: 'side', order: 30, card: () => import('./homeCards/LaterAppointments') },
  ],
})

/**
 * Files of the build (decision 407): small modules that several screens need. Those of `home` load with the default screen; those of
 * `idle`, each a file of its own, soon after it, so that their styles are among its own.
 */
export const bundles = {
  changes: [
    'changes.ts',
    'list/ItemCard.tsx',
    'policies/ReceiptLink.tsx',
    'useSaveToCalendar.ts',
    'waiting/useWaiting.ts',
  ],
  home: ['links.ts', 'list/list.css'],
  idle: ['screens/List.tsx'],
}
