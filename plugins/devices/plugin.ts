import { definePlugin } from '@portico/core/plugin/definePlugin'

declare module '@portico/core/plugin/points' {
  interface RouteIds {
    'videoConsultation.videoCall.devices': true
    'videoCallMobile.devices': true
    'profile.devicesConfig': true
    'profile.devicesImport': true
    'profile.devicesImports': true
    'videoConsultation.timeline': true
  }
}

const screen = () => import('./Devices')

export default definePlugin({
  id: 'devices',
  features: ['devices'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'videoConsultation.videoCall.devices',
      area: 'call',
      path: 'devices/:series?/:id?',
      title: 'MENU.MONITORING',
      prefetch: 'intent',
      requires: { medical: true },
      screen,
    },
    {
      id: 'videoCallMobile.devices',
      area: 'callMobile',
      path: 'devices/:series?/:id?',
      title: 'MENU.MONITORING',
      prefetch: 'intent',
      requires: { medical: true },
      screen,
    },
    {
      id: 'profile.devicesConfig',
      area: 'profile',
      path: 'profile/devices-config',
      title: 'DEVICES.CONFIG',
      prefetch: 'intent',
      screen: () => import('./config/DevicesConfig'),
    },
    {
      id: 'profile.devicesImport',
      area: 'profile',
      path: 'profile/devices-import',
      title: 'DEVICES.IMPORT_BRING',
      requires: { capability: 'readingImport' },
      screen: () => import('./imports/ImportPage'),
    },
    {
      id: 'profile.devicesImports',
      area: 'profile',
      path: 'profile/imports',
      title: 'DEVICES.IMPORTS',
      requires: { capability: 'readingImport' },
      screen: () => import('./imports/ImportsPage'),
    },
    {
      id: 'videoConsultation.timeline',
      area: 'patient',
      path: 'timeline',
      title: 'DEVICES.TIMELINE',
      prefetch: 'intent',
      requires: { medical: true, capability: 'readings' },
      screen: () => import('./timeline/Timeline'),
    },
  ],
  menu: [
    {
      id: 'monitoring',
      label: 'MENU.MONITORING',
      icon: 'activity',
      to: 'videoConsultation.videoCall.devices',
      toMobile: 'videoCallMobile.devices',
      order: 39,
      requires: { medical: true, scenario: 'HasMonitoringSc' },
    },
  ],
  patientSections: [{ id: 'measurements', section: () => import('./patient/PatientMeasurements') }],
  modals: [{ id: 'monitoring', modal: () => import('./overview/Monitoring') }],
})
