import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'miDoctor',
  features: ['miDoctor'],
  routes: [
    {
      id: 'videoConsultation.appointmentSpecialty',
      area: 'patient',
      path: 'appointment-specialty/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Booking'),
      prefetch: 'intent',
    },
  ],
  bookingVariants: [
    {
      id: 'miDoctor',
      route: 'videoConsultation.appointmentSpecialty',
      rank: { book: 80, edit: 20 },
      variant: () => import('./variant'),
    },
  ],
})
