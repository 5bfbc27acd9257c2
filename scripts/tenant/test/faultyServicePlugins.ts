import type { FaultyTenant } from './faultyThemes'
import { manifestWith } from './sampleTenants'

const features = ['bookOne', 'bookAny']
const plugins = { entrance: {}, welcome: {}, booking: {} }

/** Services without their plugin, plugins without their service, and values that contradict each other. */
export const faultyServicePlugins: FaultyTenant[] = [
  [
    'cards without the plugin of their provider',
    {
      'backend.json': { features, cards: { provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' } },
    },
    'backend.json',
    '/cards/provider',
    'none in "plugins"',
    'Add "sandboxCards"',
  ],
  [
    'rooms for calls without their plugin',
    { 'backend.json': { features, calls: { twilio: { mode: 'sandbox' } } } },
    'backend.json',
    '/calls/twilio',
    'none in "plugins"',
    'Add "twilioVideo"',
  ],
  [
    'identity checks without a service',
    {
      'tenant.json': manifestWith({ plugins: { ...plugins, identity: {} } }),
      'backend.json': { features: [...features, 'facialVerification'] },
    },
    'backend.json',
    '/features/2',
    'none in backend.json',
    'Add "identityChecks"',
  ],
  [
    'another engine of identity checks than the service',
    {
      'tenant.json': manifestWith({ plugins: { ...plugins, identity: { engine: 'onfido' } } }),
      'backend.json': {
        features: [...features, 'facialVerification'],
        identityChecks: { provider: 'sandbox' },
      },
    },
    'tenant.json',
    '/plugins/identity/engine',
    '"onfido"',
    'Write "engine": "sandbox"',
  ],
  [
    'sections of the administration without its plugin',
    { 'backend.json': { features: [...features, 'adminVideos'] } },
    'backend.json',
    '/features/2',
    '"adminVideos"',
    'Add "admin"',
  ],
  [
    'a feature that is listed twice',
    { 'backend.json': { features: [...features, 'bookOne'] } },
    'backend.json',
    '/features/2',
    '"bookOne" again',
    'Remove it',
  ],
  [
    'a site that embeds the booking without https',
    { 'tenant.json': manifestWith({ embeddingOrigin: 'http://www.aurora.example' }) },
    'tenant.json',
    '/embeddingOrigin',
    '"http://www.aurora.example"',
    'with https',
  ],
  [
    'hours of calls that end before they begin',
    { 'backend.json': { features, calls: { pool: { hours: [{ from: '22:00', to: '08:00' }] } } } },
    'backend.json',
    '/calls/pool/hours/0/to',
    '"08:00"',
    'write two',
  ],
  [
    'a note of receipts in one language only',
    {
      'backend.json': {
        features,
        billing: { name: 'Aurora', taxId: 'B1', address: 'Oviedo', series: 'A', note: { es: 'Sin IVA' } },
      },
    },
    'backend.json',
    '/billing/note/en',
    'nothing',
    'Add it in "en"',
  ],
  [
    'an agreement for a specialty that the demo data lack',
    {
      'backend.json': {
        features,
        demo: { specialties: ['familia'], agreements: [{ name: 'Minas', specialties: ['pediatria'] }] },
      },
    },
    'backend.json',
    '/demo/agreements/0/specialties/0',
    '"pediatria"',
    'Name a specialty',
  ],
]
