import { definePlugin } from '@portico/core/plugin/definePlugin'

const group = ['eSaludPlus', 'homeDoctor', 'fertilitas', 'santisimaTrinidad']

export default definePlugin({
  id: 'eSaludPlus',
  options: {
    extraFeature: { type: 'string', default: '' },
    privateInsurer: { type: 'integer', default: 0, minimum: 0 },
    onlineInsurers: { type: 'boolean', default: false },
  },
  bookingVariants: ({ extraFeature }) => [
    {
      id: 'medical',
      route: 'videoConsultation.medicalAppointment',
      path: 'medical-appointment/:id?',
      rank: { book: 60, edit: 50 },
      requires: { features: [...group, extraFeature] },
      variant: () => import('./variant'),
    },
  ],
})
