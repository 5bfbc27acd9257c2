import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'fhgst',
  features: ['fhgstIntegration'],
  options: {
    privateInsurer: { type: 'integer', default: 0, minimum: 0 },
    onlineInsurers: { type: 'boolean', default: false },
  },
  routes: [
    {
      id: 'videoConsultation.hospitalAppointment',
      area: 'patient',
      path: 'hospital-appointment/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Booking'),
      prefetch: 'intent',
    },
    {
      id: 'public.fhgstAppointment',
      area: 'public',
      path: 'public/fhgst-appointment',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Embedded'),
      prefetch: 'intent',
      bare: true,
      embeddable: true,
    },
  ],
  bookingVariants: [
    {
      id: 'fhgst',
      route: 'videoConsultation.hospitalAppointment',
      rank: { book: 50, edit: 10 },
      variant: () => import('./variant'),
    },
  ],
})
