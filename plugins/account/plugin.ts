import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `required`: the personal data that a person must give besides the name. */
const options = {
  required: {
    type: 'array',
    items: {
      enum: [
        'surname',
        'birthDate',
        'gender',
        'identificationNumber',
        'alternativePhone',
        'height',
        'weight',
      ],
    },
    default: [],
  },
} as const

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    undoChange: true
  }
  interface PluginOptions {
    account: typeof options
  }
}

export default definePlugin({
  id: 'account',
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'profile.myaccount',
      area: 'profile',
      path: 'profile/myaccount',
      title: 'MENU.ACCOUNT',
      prefetch: 'intent',
      screen: () => import('./screens/MyAccount'),
    },
    {
      id: 'profile.personalData',
      area: 'profile',
      path: 'profile/personal-data',
      title: 'MENU.PERSONAL_DATA',
      screen: () => import('./screens/PersonalData'),
    },
    {
      id: 'undoChange',
      area: 'public',
      path: 'undoChange',
      title: 'MENU.ACCOUNT',
      screen: () => import('./screens/UndoChange'),
    },
    {
      id: 'profile.changePlan',
      area: 'profile',
      path: 'change-plan',
      title: 'PLANS.TITLE',
      screen: () => import('./screens/ChangePlan'),
    },
    {
      id: 'profile.videoConsultationInfo',
      area: 'profile',
      path: 'videoconsultation-info',
      title: 'UPGRADE.PAGE',
      requires: { features: ['videoConsultationInfo'] },
      screen: () => import('./screens/VideoConsultationInfo'),
    },
  ],
  modals: [
    {
      id: 'upgrade',
      requires: { features: ['videoConsultationInfo'] },
      modal: () => import('./screens/Upgrade'),
    },
    {
      id: 'verifyPerson',
      requires: { features: ['boostedCrew'] },
      modal: () => import('./screens/Verify'),
    },
  ],
  menu: [
    {
      id: 'account',
      label: 'MENU.ACCOUNT',
      icon: 'user-round',
      to: 'profile.myaccount',
      group: 'more',
      order: 40,
    },
    {
      id: 'personalData',
      label: 'MENU.PERSONAL_DATA',
      icon: 'square-user',
      to: 'profile.personalData',
      group: 'more',
      order: 70,
      requires: { scenario: 'HasPersonalData' },
    },
  ],
})
