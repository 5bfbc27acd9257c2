import { definePlugin } from '@core/plugin/definePlugin'

const group = ['eSaludPlus', 'homeDoctor', 'fertilitas', 'santisimaTrinidad']

export default definePlugin({
  id: 'eSaludPlus',
  options: {
    extraFeature: { type: 'string', default: '' },
    privateInsurer: { type: 'integer', default: 0, minimum: 0 },
    onlineInsurers: { type: 'boolean', default: false },
  },
  routes: ({ extraFeature }) => [
    {
      id: 'videoConsultation.medicalAppointment',
      area: 'patient',
      path: 'medical-appointment/:id?',
      title: 'MENU.BOOK_APPOINTMENT',
      screen: () => import('./screens/Booking'),
      prefetch: 'intent',
      requires: { features: [...group, extraFeature] },
    },
  ],
  bookingVariants: ({ extraFeature }) => [
    {
      id: 'medical',
      route: 'videoConsultation.medicalAppointment',
      rank: { book: 60, edit: 50 },
      requires: { features: [...group, extraFeature] },
      variant: () => import('./variant'),
    },
  ],
})
