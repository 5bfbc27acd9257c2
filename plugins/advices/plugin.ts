import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    advices: true
    'advices.video': true
    'advices.category': true
    'advices.tag': true
    'advices.favorites': true
    'advices.watchLater': true
    'advices.result': true
    'advices.professional': true
  }
}

export default definePlugin({
  id: 'advices',
  features: ['videoAdvices'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'advices',
      area: 'advices',
      path: '',
      title: 'ADVICES.TITLE',
      screen: () => import('./screens/Videos'),
      redirectTo: 'advices.videos',
    },
    {
      id: 'advices.videos',
      area: 'advices',
      path: 'videos',
      title: 'ADVICES.TITLE',
      screen: () => import('./screens/Videos'),
      prefetch: 'intent',
    },
    {
      id: 'advices.favorites',
      area: 'advices',
      path: 'favorites',
      title: 'ADVICES.FAVORITES',
      screen: () => import('./screens/Videos'),
    },
    {
      id: 'advices.watchLater',
      area: 'advices',
      path: 'watchlater',
      title: 'ADVICES.WATCH_LATER',
      screen: () => import('./screens/Videos'),
    },
    {
      id: 'advices.category',
      area: 'advices',
      path: 'category/:id',
      title: 'ADVICES.TITLE',
      screen: () => import('./screens/Videos'),
    },
    {
      id: 'advices.tag',
      area: 'advices',
      path: 'category/:id/:tagName',
      title: 'ADVICES.TITLE',
      screen: () => import('./screens/Videos'),
    },
    {
      id: 'advices.result',
      area: 'advices',
      path: 'result/:term',
      title: 'ADVICES.SEARCH',
      screen: () => import('./screens/Videos'),
    },
    {
      id: 'advices.video',
      area: 'advices',
      path: 'videos/:id',
      title: 'ADVICES.TITLE',
      screen: () => import('./screens/Watch'),
    },
    {
      id: 'advices.professional',
      area: 'advices',
      path: 'professional/:professionalName',
      title: 'ADVICES.PROFESSIONAL',
      screen: () => import('./screens/Professional'),
    },
  ],
  menu: [
    {
      id: 'videos',
      label: { es: 'Vídeos de salud', en: 'Health videos' },
      icon: 'circle-play',
      to: 'advices.videos',
      group: 'more',
      order: 30,
    },
  ],
})
