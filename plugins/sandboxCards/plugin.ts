import { definePlugin } from '@portico/core/plugin/definePlugin'

/** `host`: where the fields of the test provider are; the portal frames no other. */
const options = {
  host: { type: 'string', default: 'cards.localhost', pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' },
} as const

declare module '@portico/core/plugin/points' {
  interface PluginOptions {
    sandboxCards: typeof options
  }
}

export default definePlugin({
  id: 'sandboxCards',
  options,
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  providers: [{ id: 'sandboxCards', kind: 'payment', provider: () => import('./SandboxFields') }],
})
