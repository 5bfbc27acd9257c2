import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'miDoctor',
  features: ['miDoctor'],
  bookingVariants: [
    {
      id: 'miDoctor',
      route: 'videoConsultation.appointmentSpecialty',
      path: 'appointment-specialty/:id?',
      rank: { book: 80, edit: 20 },
      variant: () => import('./variant'),
    },
  ],
})
