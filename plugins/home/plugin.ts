import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: 'home',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.home',
      area: 'patient',
      path: 'home',
      title: 'MENU.HOME',
      screen: () => import('./screens/Home'),
    },
  ],
  menu: [
    { id: 'home', label: 'MENU.HOME', icon: 'house', to: 'videoConsultation.home', order: 10, bottom: true },
  ],
})
