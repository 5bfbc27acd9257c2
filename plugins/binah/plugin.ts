import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `engine`: the id of the provider of kind `scan` that measures. */
const options = { engine: { type: 'string', default: 'own' } } as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    binah: typeof options
  }
  interface RouteIds {
    'videoConsultation.videoVitalsTest': true
    'videoConsultation.videoCall.devices': true
  }
}

export default definePlugin({
  id: 'binah',
  capability: 'scans',
  features: ['binah'],
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.videoVitalsTest',
      area: 'patient',
      path: 'video-vitals-test/:view?',
      title: 'SCAN.TITLE',
      prefetch: 'intent',
      screen: () => import('./screens/Scan'),
    },
  ],
  menu: [
    {
      id: 'videoVitalsTest',
      label: 'MENU.SCAN',
      icon: 'heart-pulse',
      to: 'videoConsultation.videoVitalsTest',
      order: 60,
      requires: { scenario: 'HasHealthScanner' },
    },
  ],
  providers: [
    { id: 'own', kind: 'scan', provider: () => import('./engine/own/ownEngine') },
    { id: 'sdk', kind: 'scan', provider: () => import('./engine/sdk/sdkEngine') },
  ],
})
