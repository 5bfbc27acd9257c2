import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'careAreas',
  features: ['careAreas'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  menuFilters: [{ id: 'scenarios', filter: () => import('./menuFilter') }],
  homeCards: [{ id: 'careAreas', place: 'side', order: 40, card: () => import('./parts/CareAreas') }],
})
