import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'admin',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'admin',
      area: 'admin',
      path: '*',
      title: 'ADMIN.AREA',
      prefetch: 'intent',
      requires: { role: 'Administrator' },
      screen: () => import('./screens/Area'),
    },
  ],
  menu: [
    {
      id: 'admin',
      label: { es: 'Administración', en: 'Administration' },
      icon: 'settings',
      to: 'admin',
      order: 90,
      requires: { role: 'Administrator' },
    },
  ],
  adminEntities: [{ id: 'admin', sections: () => import('./sections') }],
})
