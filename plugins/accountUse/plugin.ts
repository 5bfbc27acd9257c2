import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'profile.accountUse': true
  }
}

export default definePlugin({
  id: 'accountUse',
  capability: 'actingLog',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'profile.accountUse',
      area: 'profile',
      path: 'profile/account-use',
      title: 'ACCOUNT_USE.TITLE',
      requires: { medical: true },
      screen: () => import('./screens/AccountUse'),
    },
  ],
  menu: [
    {
      id: 'accountUse',
      label: 'MENU.ACCOUNT_USE',
      icon: 'eye',
      to: 'profile.accountUse',
      group: 'more',
      order: 60,
      requires: { medical: true },
    },
  ],
})
