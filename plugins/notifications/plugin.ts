import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'profile.notifications': true
  }
}

export default definePlugin({
  id: 'notifications',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'profile.notifications',
      area: 'profile',
      path: 'profile/notifications',
      prefetch: 'intent',
      title: 'MENU.NOTIFICATIONS',
      requires: { capability: ['letters', 'calendars'] },
      screen: () => import('./screens/Notifications'),
    },
  ],
  menu: [
    {
      id: 'notifications',
      label: 'MENU.NOTIFICATIONS',
      icon: 'bell',
      to: 'profile.notifications',
      group: 'more',
      order: 50,
      requires: { capability: ['letters', 'calendars'] },
    },
  ],
})
