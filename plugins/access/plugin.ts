import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    linkExpired: true
  }
}

export default definePlugin({
  id: 'access',
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'auth',
      area: 'public',
      path: 'auth',
      title: 'AUTH.TITLE',
      screen: () => import('./screens/Auth'),
    },
    {
      id: 'authRedirect',
      area: 'public',
      path: 'auth-redirect/:url',
      title: 'AUTH.TITLE',
      screen: () => import('./screens/AuthRedirect'),
    },
    {
      id: 'linkExpired',
      area: 'public',
      path: 'link-expired',
      title: 'LINK_EXPIRED.TITLE',
      screen: () => import('./screens/LinkExpired'),
    },
    {
      id: 'errorDoctorUrl',
      area: 'public',
      path: 'error-doctor-url',
      title: 'ERROR_DOCTOR_URL.TITLE',
      screen: () => import('./screens/ErrorDoctorUrl'),
    },
    {
      id: 'deleted',
      area: 'public',
      path: 'deleted',
      title: 'DELETED.TITLE',
      screen: () => import('./screens/Deleted'),
    },
  ],
  modals: [
    { id: 'chooseUser', requires: { features: ['family'] }, modal: () => import('./parts/ChooseUser') },
  ],
})
