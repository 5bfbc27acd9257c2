import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'covadonga',
  features: ['covadonga'],
  options: {
    privateInsurer: { type: 'integer', default: 0, minimum: 0 },
    onlineInsurers: { type: 'boolean', default: false },
  },
  bookingVariants: [
    {
      id: 'covadonga',
      route: 'videoConsultation.hospitalAppointment',
      path: 'hospital-appointment/:id?',
      rank: { book: 50, edit: 10 },
      variant: () => import('./variant'),
      embedded: { id: 'public.covadongaAppointment', path: 'public/covadonga-appointment' },
    },
  ],
})
