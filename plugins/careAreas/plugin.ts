import { definePlugin } from '@core/plugin/definePlugin'

export default definePlugin({
  id: 'careAreas',
  features: ['careAreas'],
  menuFilters: [{ id: 'scenarios', filter: () => import('./menuFilter') }],
})
