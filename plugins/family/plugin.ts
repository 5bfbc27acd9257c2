import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'profile.familyDependent': true
    'profile.familyIndependent': true
  }
}

export default definePlugin({
  id: 'family',
  features: ['family'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'profile.family',
      area: 'profile',
      path: 'profile/family',
      title: 'MENU.FAMILY',
      requires: { features: ['family'] },
      screen: () => import('./screens/Family'),
    },
    {
      id: 'profile.familyDependent',
      area: 'profile',
      path: 'profile/family/dependent/:memberId?',
      title: 'FAMILY.DEPENDENT',
      requires: { features: ['family'] },
      screen: () => import('./screens/Dependent'),
    },
    {
      id: 'profile.familyIndependent',
      area: 'profile',
      path: 'profile/family/independent/:memberId?',
      title: 'FAMILY.INDEPENDENT',
      requires: { features: ['family'] },
      screen: () => import('./screens/Independent'),
    },
  ],
  menu: [
    {
      id: 'family',
      label: 'MENU.FAMILY',
      icon: 'users-round',
      to: 'profile.family',
      group: 'more',
      order: 40,
      requires: { features: ['family'], familyAdmin: true },
    },
  ],
})
