import type { FaultyTenant } from './faultyThemes'
import { devices } from './samplePayment'
import { manifestWith, themeWith } from './sampleTenants'

const features = ['bookOne', 'bookAny']
const plugins = { entrance: {}, welcome: {}, booking: {} }
const onfido = { provider: 'onfido', workflowId: 'wf-1', url: 'https://api.eu.onfido.com/v3.6' }
const own = (texts: object) => ({
  'tenant.json': manifestWith({ locales: ['es'] }),
  'locales/es.json': texts,
})

/** Mistakes that a tenant's files make together, and files that cannot be read as a whole. */
export const faultyServices: FaultyTenant[] = [
  ...[
    'aurora..example',
    'aurora-.example',
    '.aurora.example',
    'Aurora.example',
    'https://aurora.example',
  ].map((host): FaultyTenant => [
    `the malformed host ${host}`,
    { 'tenant.json': manifestWith({ hosts: [host] }) },
    'tenant.json',
    '/hosts/0',
    host,
    'A lower-case host name without scheme and port',
  ]),
  [
    'a feature whose plugin is not listed',
    { 'backend.json': { features: [...features, 'proof'] } },
    'backend.json',
    '/features/2',
    '"proof"',
    'Add "proof" to "plugins" of tenant.json',
  ],
  [
    'a text that has lost its placeholder',
    own({ 'WELCOME.TITLE': 'Hola' }),
    'locales/es.json',
    '/WELCOME.TITLE',
    '"Hola"',
    'Write {{name}} where',
  ],
  [
    'an empty text',
    own({ 'BOOK.TITLE': ' ' }),
    'locales/es.json',
    '/BOOK.TITLE',
    'an empty one',
    'Write the text',
  ],
  [
    'an insurer that the demo data do not have',
    {
      'tenant.json': manifestWith({ plugins: { ...plugins, hospital: { privateInsurer: 7 } } }),
      'backend.json': { features, demo: { insurers: ['Privado', 'Mapfre'] } },
    },
    'tenant.json',
    '/plugins/hospital/privateInsurer',
    '7',
    'Write "privateInsurer": 1',
  ],
  [
    'a missing logo of letters',
    { 'backend.json': { features, letters: { logo: 'assets/none.png' } } },
    'backend.json',
    '/letters/logo',
    'nothing',
    'Add the file',
  ],
  [
    'Onfido without a second host',
    { 'backend.json': { features, identityChecks: onfido } },
    'tenant.json',
    '/addresses/identityCheck',
    'nothing',
    'https://identity.aurora.localhost/identity-check/onfido',
  ],
  [
    'Onfido on the host of the session',
    {
      'tenant.json': manifestWith({
        addresses: { identityCheck: 'https://aurora.localhost/identity-check/onfido' },
      }),
      'backend.json': { features, identityChecks: onfido },
    },
    'tenant.json',
    '/addresses/identityCheck',
    'aurora.localhost',
    'List a second host',
  ],
  [
    'an unknown engine of identity checks',
    {
      'tenant.json': manifestWith({ plugins: { ...plugins, proof: { engine: 'camara' } } }),
      'backend.json': { features: [...features, 'proof'] },
    },
    'tenant.json',
    '/plugins/proof/engine',
    '"camara"',
    'Did you mean "camera"?',
  ],
  [
    'a device provider that is missing in deviceHosts',
    { 'backend.json': { features, deviceProvider: devices } },
    'tenant.json',
    '/deviceHosts',
    'nothing',
    'Write "deviceHosts": ["cloud.example"]',
  ],
  [
    'a member that is named twice',
    { 'backend.json': '{\n  "features": ["bookOne"],\n  "features": ["bookOne", "bookAny"]\n}' },
    'backend.json',
    '/features',
    'a second one; the first is in line 2',
    'Remove one of the two',
  ],
  [
    'a text that is written twice',
    {
      'tenant.json': manifestWith({ locales: ['es'] }),
      'locales/es.json': '{ "BOOK.TITLE": "a",\n "BOOK.TITLE": "b" }',
    },
    'locales/es.json',
    '/BOOK.TITLE',
    'a second one',
    'Remove one of the two',
  ],
  [
    'a theme whose first rule is not closed',
    { 'theme.css': themeWith(/\}\s*\[data-theme/, '\n[data-theme') },
    'theme.css',
    '',
    'none before line',
    'Write the } that closes',
  ],
  [
    'a theme whose last rule is not closed',
    { 'theme.css': themeWith(/\}\s*$/, '') },
    'theme.css',
    '',
    'none before line',
    'Write the } that closes',
  ],
  [
    'a brace too many',
    { 'theme.css': themeWith(/$/, '}\n') },
    'theme.css',
    '',
    '} without a rule',
    'Remove it',
  ],
  [
    'a colour without its semicolon',
    { 'theme.css': themeWith('--brand: #0a6173;', '--brand: #0a6173') },
    'theme.css',
    '',
    '--brand: #0a6173',
    'Write the ; that ends this value',
  ],
]
