import { definePlugin } from '@portico/core/plugin/definePlugin'

const options = {
  /** Within how many hours professionals usually answer; 0: the chat does not say. */
  answerHours: { type: 'integer', default: 48, minimum: 0, description: 'Hours until an answer.' },
  /** Hides the choice whether the patient gets an email (C-113). */
  mainDoctorApp: { type: 'boolean', default: false },
} as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    chat: typeof options
  }
  interface RouteIds {
    'videoConsultation.videoCall.chat': true
  }
}

export default definePlugin({
  id: 'chat',
  features: ['chat'],
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.messages',
      area: 'patient',
      path: 'messages/:professional?/:patient?',
      title: 'MENU.MESSAGES',
      requires: { medical: true },
      screen: () => import('./screens/Messages'),
    },
    {
      id: 'videoConsultation.videoCall.chat',
      area: 'call',
      path: 'chat',
      title: 'MENU.MESSAGES',
      requires: { medical: true },
      screen: () => import('./screens/Messages'),
    },
  ],
  menu: [
    {
      id: 'messages',
      label: 'MENU.MESSAGES',
      icon: 'messages-square',
      to: 'videoConsultation.messages',
      order: 35,
      count: () => import('./hub/Unread'),
      work: 'Doctor',
      requires: { medical: true },
    },
  ],
  callSections: [
    {
      id: 'chat',
      label: 'MENU.MESSAGES',
      icon: 'messages-square',
      sides: ['patient', 'doctor'],
      section: () => import('./screens/CallChat'),
    },
  ],
  hubHandlers: [{ id: 'chat', message: 'receiveMessage', handler: () => import('./hub/receiveMessage') }],
})

/** One file of the build (decision 407): the menu counts unread messages and the hub brings new ones, soon after the start. */
export const bundles = {
  unread: [
    'hub/chatAtoms.ts',
    'conversationKey.ts',
    'hub/Unread.tsx',
    'hub/receiveMessage.ts',
    'hub/useConversations.ts',
    'hub/useNewsToast.ts',
    'outbox/outbox.ts',
    'outbox/sendWaiting.ts',
    'outbox/useSender.ts',
  ],
}
