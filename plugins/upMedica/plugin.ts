import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'upMedica',
  features: ['upMedica'],
  guards: [{ id: 'associatedDoctor', at: 'doctorUrl', guard: () => import('./associatedDoctor') }],
})
