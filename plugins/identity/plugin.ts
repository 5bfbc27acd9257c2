import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `engine`: the id of the provider of kind `identity` that runs a check. */
const options = { engine: { type: 'string', default: 'onfido' } } as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    identity: typeof options
  }
}

export default definePlugin({
  id: 'identity',
  features: ['facialVerification'],
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    {
      id: 'profile.identity',
      area: 'profile',
      path: 'profile/identity/:step?',
      title: 'IDENTITY.TITLE',
      screen: () => import('./screens/Identity'),
    },
  ],
  settings: [{ id: 'identity', panel: () => import('./parts/AccountLine') }],
  providers: [
    { id: 'onfido', kind: 'identity', provider: () => import('./onfido/OnfidoCheck') },
    { id: 'sandbox', kind: 'identity', provider: () => import('./sandbox/SandboxCheck') },
  ],
  adminEntities: [
    {
      id: 'identity',
      requires: { capability: 'identityChecks' },
      sections: () => import('./reviews/sections'),
    },
  ],
})
