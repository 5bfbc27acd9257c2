import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'covadonga',
  features: ['covadonga'],
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
      id: 'public.covadongaAppointment',
      area: 'public',
      path: 'public/covadonga-appointment',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Embedded'),
      prefetch: 'intent',
      bare: true,
      embeddable: true,
    },
  ],
  bookingVariants: [
    {
      id: 'covadonga',
      route: 'videoConsultation.hospitalAppointment',
      rank: { book: 50, edit: 10 },
      variant: () => import('./variant'),
    },
  ],
})
