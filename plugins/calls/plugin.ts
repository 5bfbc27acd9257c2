import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'videoConsultation.videoCallAlias': true
    'videoConsultation.visit': true
  }
}

export default definePlugin({
  id: 'calls',
  videoCall: true,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.videoCall',
      area: 'call',
      path: ':section?',
      title: 'MENU.VIDEO_CALL',
      prefetch: 'intent',
      screen: () => import('./screens/Board'),
    },
    {
      id: 'videoConsultation.videoCallMobile',
      area: 'callMobile',
      path: ':pane?/:section?',
      title: 'MENU.VIDEO_CALL',
      prefetch: 'intent',
      screen: () => import('./screens/Board'),
    },
    {
      id: 'videoConsultation.videoCheck',
      area: 'call',
      path: 'check/:id?',
      title: 'CALLS.CHECK.TITLE',
      prefetch: 'intent',
      screen: () => import('./screens/Check'),
    },
    {
      id: 'videoConsultation.videoCallAlias',
      area: 'patient',
      path: 'videocall/:section?',
      title: 'MENU.VIDEO_CALL',
      redirectTo: 'videoConsultation.videoCall',
      prefetch: 'intent',
      screen: () => import('./screens/Board'),
    },
    {
      id: 'videoConsultation.visit',
      area: 'public',
      path: 'visit',
      title: 'MENU.VIDEO_CALL',
      prefetch: 'intent',
      screen: () => import('./visit/Visit'),
    },
  ],
  menu: [
    {
      id: 'videoCall',
      label: 'MENU.VIDEO_CALL',
      icon: 'video',
      to: 'videoConsultation.videoCall',
      toMobile: 'videoConsultation.videoCallMobile',
      order: 50,
      requires: { videoCall: true, scenario: 'HasVideoCall' },
    },
  ],
  appointmentNotices: [{ id: 'videoCall', notice: () => import('./board/NearVisit') }],
  callPages: [
    { id: 'board', route: 'videoConsultation.videoCall' },
    { id: 'visit', route: 'videoConsultation.visit' },
    { id: 'boardMobile', route: 'videoConsultation.videoCallMobile' },
  ],
  callSections: [
    {
      id: 'visit',
      label: 'CALLS.VISIT',
      icon: 'info',
      order: 100,
      section: () => import('./sections/Visit'),
    },
  ],
  settings: [{ id: 'callKeys', panel: () => import('./Keys') }],
  overlays: [
    { id: 'call', overlay: () => import('./ringing/CallOverlay') },
    { id: 'visits', overlay: () => import('./changes/ReadVisits') },
  ],
  hubHandlers: [
    { id: 'ring', message: 'notifyCall', handler: () => import('./ringing/ring') },
    { id: 'visits', message: 'consultationChanged', handler: () => import('./changes/openReader') },
  ],
  providers: [{ id: 'peer', kind: 'video', order: 100, provider: () => import('./peer/peerEngine') }],
})

/** One file of the build (decision 407): the notice of an appointment. */
export const bundles = { visit: ['board/NearVisit.tsx', 'board/nextVisit.ts'] }
