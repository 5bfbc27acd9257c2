import { manifestWith } from './sampleTenants'
import { faultyAddressPlugins } from './faultyAddressPlugins'
import { faultyEmergencyWords } from './faultyEmergencyWords'
import { faultyServicePlugins } from './faultyServicePlugins'
import { faultyFollowers } from './faultyFollowers'
import { faultyPlans } from './faultyPlans'
import { faultyProduction } from './faultyProduction'
import { faultyTexts } from './faultyTexts'
import { faultyQuestions } from './faultyQuestions'
import { faultySecrets } from './faultySecrets'
import { faultyServices } from './faultyServices'
import { account, withPay } from './samplePayment'
import { faultyThemes, type FaultyTenant } from './faultyThemes'

const manifests: FaultyTenant[] = [
  [
    'invalid JSON',
    { 'tenant.json': '{,}' },
    'tenant.json',
    '',
    'Expected property name',
    'Correct the comma',
  ],
  [
    'the line and column of a missing comma',
    { 'tenant.json': '{\n  "id": "aurora"\n  "name": "Aurora"\n}' },
    'tenant.json',
    '',
    'in line 3, column 3',
    'Correct the comma',
  ],
  ['a list instead of an object', { 'tenant.json': [] }, 'tenant.json', '', 'a list', 'Write it as {'],
  [
    'a missing member',
    { 'tenant.json': manifestWith({ name: undefined }) },
    'tenant.json',
    '/name',
    'nothing',
    'Add "name".',
  ],
  [
    'an unknown member',
    { 'tenant.json': manifestWith({ favicom: 'x' }) },
    'tenant.json',
    '/favicom',
    '"favicom"',
    'Did you mean "favicon"?',
  ],
  [
    'a value of the wrong type',
    { 'tenant.json': manifestWith({ adultAge: 'grown' }) },
    'tenant.json',
    '/adultAge',
    '"grown"',
    'The age in years from which',
  ],
  [
    'an unknown plugin',
    { 'tenant.json': manifestWith({ plugins: { entrance: {}, booking: {}, welcom: {} } }) },
    'tenant.json',
    '/plugins/welcom',
    '"welcom"',
    'Did you mean "welcome"?',
  ],
  [
    'the API of a plugin that the tenant has not',
    { 'tenant.json': manifestWith({ pluginApis: { welcom: { address: 'https://api.example' } } }) },
    'tenant.json',
    '/pluginApis/welcom',
    '"welcom"',
    'Did you mean "welcome"?',
  ],
  [
    'the API of a plugin without https',
    { 'tenant.json': manifestWith({ pluginApis: { welcome: { address: 'http://api.example' } } }) },
    'tenant.json',
    '/pluginApis/welcome/address',
    '"http://api.example"',
    'https',
  ],
  [
    'a token for an API without https',
    {
      'tenant.json': manifestWith({
        pluginApis: { welcome: { address: 'http://localhost:5300', receivesToken: true } },
      }),
    },
    'tenant.json',
    '/pluginApis/welcome/receivesToken',
    'localhost',
    'Write the address with https',
  ],
  [
    'an unknown option',
    { 'tenant.json': manifestWith({ plugins: { entrance: {}, welcome: { colums: 3 }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/colums',
    '"colums"',
    'Did you mean "columns"?',
  ],
  [
    'an option of the wrong type',
    { 'tenant.json': manifestWith({ plugins: { entrance: {}, welcome: { columns: 'two' }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/columns',
    '"two"',
    'Use an expected value.',
  ],
  [
    'an option outside its list',
    { 'tenant.json': manifestWith({ plugins: { entrance: {}, welcome: { tone: 'hot' }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/tone',
    '"hot"',
    'Use an expected value.',
  ],
  [
    'an id that differs from the folder',
    { 'tenant.json': manifestWith({ id: 'dawn' }) },
    'tenant.json',
    '/id',
    '"dawn"',
    'Give the folder and the id the same name.',
  ],
  [
    'a return origin without https',
    { 'tenant.json': manifestWith({ allowedRedirects: ['http://shop.example'] }) },
    'tenant.json',
    '/allowedRedirects/0',
    '"http://shop.example"',
    'https://shop.example',
  ],
  [
    'an invalid address',
    { 'tenant.json': manifestWith({ addresses: { api: 'https://[/' } }) },
    'tenant.json',
    '/addresses/api',
    '"https://[/"',
    'Write it as https://host/path',
  ],
  [
    'an unknown time zone',
    { 'tenant.json': manifestWith({ timeZone: 'Europe/Madird' }) },
    'tenant.json',
    '/timeZone',
    '"Europe/Madird"',
    'IANA',
  ],
  [
    'an unknown feature',
    { 'backend.json': { features: ['bookOne', 'bookAll'] } },
    'backend.json',
    '/features/1',
    '"bookAll"',
    'Did you mean "bookAny"?',
  ],
  [
    'a feature whose plugin is not listed, although another plugin has a part for it',
    { 'backend.json': { features: ['bookOne', 'proof'] } },
    'backend.json',
    '/features/1',
    '"proof"',
    'Add "proof" to "plugins" of tenant.json',
  ],
  [
    'the claim of another identity server at that of the reference server',
    { 'tenant.json': manifestWith({ session: { roleClaim: 'roles' } }) },
    'tenant.json',
    '/session/roleClaim',
    '"roles"',
    'for an identity server of somebody else',
  ],
  [
    'a plugin that stays off',
    { 'backend.json': { features: [] } },
    'backend.json',
    '/features',
    'none, so the plugin stays off',
    'Enable a feature',
  ],
  [
    'an incomplete payment account',
    {
      'tenant.json': withPay,
      'backend.json': { features: ['bookOne', 'bookAny'], payment: { ...account, merchant: undefined } },
    },
    'backend.json',
    '/payment/merchant',
    'nothing',
    'Add "merchant".',
  ],
  [
    'C-064 payment without a payment plugin',
    { 'backend.json': { features: ['bookOne', 'bookAny'], payment: account } },
    'backend.json',
    '/payment',
    'none in tenant.json',
    'Add "pay"',
  ],
  [
    'C-065 a payment address whose host is not allowed',
    {
      'tenant.json': withPay,
      'backend.json': {
        features: ['bookOne', 'bookAny'],
        payment: { ...account, url: 'https://sis.redsys.es/sis/realizarPago' },
      },
    },
    'backend.json',
    '/payment/url',
    'sis.redsys.es',
    'Add "sis.redsys.es" to "paymentHosts"',
  ],
]

const valid = { features: ['bookOne', 'bookAny'] }
const place = { city: 'Oviedo', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Uría' }
const backends = (
  [
    ['an unknown member', { ...valid, featurs: [] }, '/featurs', '"featurs"', 'Did you mean "features"?'],
    ['features that are not a list', { features: 'bookOne' }, '/features', '"bookOne"', 'Use an expected'],
    ['no features', {}, '/features', 'nothing', 'Add "features".'],
    [
      'an origin with a path',
      { ...valid, origins: ['aurora.portal.example/'] },
      '/origins/0',
      '"aurora.portal.example/"',
      'https://portal.example.com, without a path',
    ],
    [
      'an unknown specialty',
      { ...valid, demo: { specialties: ['nosuch'] } },
      '/demo/specialties/0',
      '"nosuch"',
      'server/demo/catalogue/specialties.ts',
    ],
    [
      'insurers that are not a list',
      { ...valid, demo: { insurers: 'Mapfre' } },
      '/demo/insurers',
      '"Mapfre"',
      'Names',
    ],
    [
      'an incomplete place',
      { ...valid, demo: { places: [{ ...place, zone: undefined }] } },
      '/demo/places/0/zone',
      'nothing',
      'Add "zone".',
    ],
    [
      'an unknown time zone in the demo data',
      { ...valid, demo: { places: [{ ...place, zone: 'Europe/Madird' }] } },
      '/demo/places/0/zone',
      '"Europe/Madird"',
      'IANA',
    ],
    [
      'places without a centre',
      { ...valid, demo: { places: [{ ...place, centre: null }] } },
      '/demo/places',
      'Oviedo',
      'has a centre',
    ],
    [
      'an unknown member of the demo data',
      { ...valid, demo: { specialtys: ['familia'] } },
      '/demo/specialtys',
      '"specialtys"',
      'Did you mean "specialties"?',
    ],
  ] as const
).map(([fault, backend, at, found, fix]): FaultyTenant => [
  `backend.json: ${fault}`,
  { 'backend.json': backend },
  'backend.json',
  at,
  found,
  fix,
])

/** One tenant per problem the check reports. */
export const faultyTenants = [
  ...manifests,
  ...faultyEmergencyWords,
  ...faultyPlans,
  ...faultyServices,
  ...faultyServicePlugins,
  ...faultyFollowers,
  ...backends,
  ...faultySecrets,
  ...faultyAddressPlugins,
  ...faultyQuestions,
  ...faultyProduction,
  ...faultyThemes,
  ...faultyTexts,
]
