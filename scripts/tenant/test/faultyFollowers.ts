import type { FaultyTenant } from './faultyThemes'
import { manifestWith, themeWith } from './sampleTenants'

const features = ['bookOne', 'bookAny']
const own = (es: object | string, en: object = {}) => ({
  'tenant.json': manifestWith({ locales: ['es', 'en'] }),
  'locales/es.json': es,
  'locales/en.json': en,
})

/** Mistakes from which others seem to follow: only the mistake itself is reported. */
export const faultyFollowers: FaultyTenant[] = [
  [
    'a font that the portal does not have, while the theme imports one',
    { 'tenant.json': manifestWith({ font: 'figtre' }) },
    'tenant.json',
    '/font',
    '"figtre"',
    'Use an expected value',
  ],
  [
    'a plugin with a typing error, whose feature is on',
    { 'tenant.json': manifestWith({ plugins: { entrance: {}, welcome: {}, bookng: {} } }) },
    'tenant.json',
    '/plugins/bookng',
    '"bookng"',
    'Did you mean "booking"?',
  ],
  [
    'a feature with a typing error, without which its plugin would stay off',
    {
      'tenant.json': manifestWith({ plugins: { entrance: {}, welcome: {}, booking: {}, proof: {} } }),
      'backend.json': { features: [...features, 'prof'] },
    },
    'backend.json',
    '/features/2',
    '"prof"',
    'Did you mean "proof"?',
  ],
  [
    'a broken tenant.json beside texts of its own',
    { 'tenant.json': '{ "id": "aurora", }', 'locales/es.json': {}, 'locales/en.json': {} },
    'tenant.json',
    '',
    'JSON',
    'Correct the comma',
  ],
  [
    'a broken backend.json',
    { 'backend.json': '{ "features": ["bookOne" "bookAny"] }' },
    'backend.json',
    '',
    'JSON',
    'Correct the comma',
  ],
  [
    'a token with a typing error, so that the right one is missing',
    { 'theme.css': themeWith('--brand-soft:', '--brand-sofft:') },
    'theme.css',
    ':root --brand-sofft',
    '--brand-sofft',
    'Did you mean "--brand-soft"?',
  ],
  [
    'a text key with a typing error in one of two languages',
    own({ 'WELCOME.TITEL': 'Hola, {{name}}' }, { 'WELCOME.TITLE': 'Hi, {{name}}' }),
    'locales/es.json',
    '/WELCOME.TITEL',
    'an unknown key',
    'Did you mean "WELCOME.TITLE"?',
  ],
  [
    'a text that is a number',
    own({ 'BOOK.TITLE': 5 }, { 'BOOK.TITLE': 'Book' }),
    'locales/es.json',
    '/BOOK.TITLE',
    '5',
    'quotation marks',
  ],
  [
    'a broken file of texts beside that of the other language',
    own('{ "BOOK.TITLE": "Pedir" "x" }', { 'BOOK.TITLE': 'Book' }),
    'locales/es.json',
    '',
    'JSON',
    'Correct the comma',
  ],
  [
    'an unknown mode of a service, whose modes need other members',
    {
      'tenant.json': manifestWith({
        plugins: { entrance: {}, welcome: {}, booking: {}, twilioVideo: {} },
      }),
      'backend.json': { features, calls: { twilio: { mode: 'live' } } },
    },
    'backend.json',
    '/calls/twilio/mode',
    '"live"',
    'Use an expected value',
  ],
  [
    'a service in a known mode without its account',
    {
      'tenant.json': manifestWith({
        plugins: { entrance: {}, welcome: {}, booking: {}, twilioVideo: {} },
      }),
      'backend.json': {
        features,
        calls: { twilio: { mode: 'production', account: `AC${'0'.repeat(32)}` } },
      },
    },
    'backend.json',
    '/calls/twilio/key',
    'nothing',
    'Add "key"',
  ],
  [
    'an unknown provider of cards, whose providers need other members',
    { 'backend.json': { features, cards: { provider: 'strip', mode: 'sandbox', host: 'cards.localhost' } } },
    'backend.json',
    '/cards/provider',
    '"strip"',
    'Use an expected value',
  ],
  [
    'a wrong hour of calls that a plan promises',
    {
      'backend.json': {
        features,
        calls: { pool: { hours: [{ from: '08:00', to: '25:00' }] } },
        plans: [
          {
            id: 1,
            name: 'Plus',
            capabilities: { poolCalls: 'included' },
            translations: { en: { name: 'Plus' } },
          },
        ],
      },
    },
    'backend.json',
    '/calls/pool/hours/0/to',
    '"25:00"',
    'A later time',
  ],
]
