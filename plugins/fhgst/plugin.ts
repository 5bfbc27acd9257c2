import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'fhgst',
  features: ['fhgstIntegration'],
  options: {
    privateInsurer: { type: 'integer', default: 0, minimum: 0 },
    onlineInsurers: { type: 'boolean', default: false },
  },
  bookingVariants: [
    {
      id: 'fhgst',
      route: 'videoConsultation.hospitalAppointment',
      path: 'hospital-appointment/:id?',
      rank: { book: 50, edit: 10 },
      variant: () => import('./variant'),
      embedded: { id: 'public.fhgstAppointment', path: 'public/fhgst-appointment' },
    },
  ],
})
