import type { FaultyTenant } from './faultyThemes'
import { account, withPay } from './samplePayment'
import { manifestWith } from './sampleTenants'

const features = ['bookOne', 'bookAny']
const conditions = { version: '1', es: ['Condiciones'], en: ['Terms'] }
const isPublic = { hosts: ['aurora.example'] }

/** Those of the sample, and those that the services need. */
const plugins = { entrance: {}, welcome: {}, booking: {}, sandboxCards: {}, twilioVideo: {} }

/** What a tenant with a public host must not have, and faults of its conditions. */
export const faultyProduction: FaultyTenant[] = [
  ...(
    [
      ['/cards', { cards: { provider: 'sandbox', mode: 'sandbox', host: 'cards.example' } }, 'not charged'],
      ['/identityChecks', { identityChecks: { provider: 'sandbox' } }, 'look at no picture'],
      ['/calls/twilio', { calls: { twilio: { mode: 'sandbox' } } }, 'stand-in of this server'],
    ] as const
  ).map(([path, settings, found]): FaultyTenant => [
    `the stand-in ${path} at a public host`,
    {
      'tenant.json': manifestWith({ ...isPublic, plugins }),
      'backend.json': { features, ...settings },
      'conditions.json': conditions,
    },
    'backend.json',
    path,
    found,
    'Name the real service',
  ]),
  [
    'payments in the sandbox at a public host',
    {
      'tenant.json': { ...withPay, ...isPublic },
      'backend.json': { features, payment: account },
      'conditions.json': conditions,
    },
    'backend.json',
    '/payment',
    'move no money',
    'Name the real service',
  ],
  [
    'a public host without conditions of its own',
    { 'tenant.json': manifestWith(isPublic) },
    'conditions.json',
    '',
    'the sample',
    'Write the conditions of the client',
  ],
  [
    'conditions without a version',
    { 'conditions.json': { ...conditions, version: undefined } },
    'conditions.json',
    '/version',
    'nothing',
    'Add "version"',
  ],
  [
    'conditions that lack a language',
    { 'conditions.json': { version: '1', es: ['Condiciones'] } },
    'conditions.json',
    '/en',
    'nothing',
    'Add "en"',
  ],
  [
    'conditions that are no list of paragraphs',
    { 'conditions.json': { ...conditions, es: 'Condiciones' } },
    'conditions.json',
    '/es',
    'Condiciones',
    'Use an expected value',
  ],
]
