import { manifestWith } from './sampleTenants'
import { faultyThemes, type FaultyTenant } from './faultyThemes'

const manifests: FaultyTenant[] = [
  [
    'JSON that is none',
    { 'tenant.json': '{,}' },
    'tenant.json',
    '',
    'Expected property name',
    'Mend the comma',
  ],
  [
    'JSON without a comma, by line and column,',
    { 'tenant.json': '{\n  "id": "aurora"\n  "name": "Aurora"\n}' },
    'tenant.json',
    '',
    'in line 3, column 3',
    'Mend the comma',
  ],
  ['a list instead of an object', { 'tenant.json': [] }, 'tenant.json', '', 'a list', 'Write it as {'],
  [
    'a member that is missing',
    { 'tenant.json': manifestWith({ name: undefined }) },
    'tenant.json',
    '/name',
    'nothing',
    'Add "name".',
  ],
  [
    'a member no one knows',
    { 'tenant.json': manifestWith({ favicom: 'x' }) },
    'tenant.json',
    '/favicom',
    '"favicom"',
    'Did you mean "favicon"?',
  ],
  [
    'a value of another kind',
    { 'tenant.json': manifestWith({ adultAge: 'grown' }) },
    'tenant.json',
    '/adultAge',
    '"grown"',
    'Years from which',
  ],
  [
    'an unknown plugin',
    { 'tenant.json': manifestWith({ plugins: { welcom: {} } }) },
    'tenant.json',
    '/plugins/welcom',
    '"welcom"',
    'Did you mean "welcome"?',
  ],
  [
    'an unknown option',
    { 'tenant.json': manifestWith({ plugins: { welcome: { colums: 3 }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/colums',
    '"colums"',
    'Did you mean "columns"?',
  ],
  [
    'a wrong option',
    { 'tenant.json': manifestWith({ plugins: { welcome: { columns: 'two' }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/columns',
    '"two"',
    'Write what is expected.',
  ],
  [
    'an option outside its list',
    { 'tenant.json': manifestWith({ plugins: { welcome: { tone: 'hot' }, booking: {} } }) },
    'tenant.json',
    '/plugins/welcome/tone',
    '"hot"',
    'Write what is expected.',
  ],
  [
    'another id than its folder',
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
    'an address that is none',
    { 'tenant.json': manifestWith({ addresses: { api: 'https://[/' } }) },
    'tenant.json',
    '/addresses/api',
    '"https://[/"',
    'Write it as https://host/path',
  ],
  [
    'a zone that is none',
    { 'tenant.json': manifestWith({ timeZone: 'Europe/Madird' }) },
    'tenant.json',
    '/timeZone',
    '"Europe/Madird"',
    'IANA',
  ],
  [
    'a feature no plugin knows',
    { 'backend.json': { features: ['bookOne', 'bookAll'] } },
    'backend.json',
    '/features/1',
    '"bookAll"',
    'Did you mean "bookAny"?',
  ],
  [
    'a plugin that stays off',
    { 'backend.json': { features: [] } },
    'backend.json',
    '/features',
    'none, so the plugin stays off',
    'Switch a feature on',
  ],
  ...(
    [
      [
        'payment without the plugin that hands over',
        {},
        '/payment',
        'none in tenant.json',
        'Add such a plugin',
      ],
      [
        'a payment address that the browser may not go to',
        { url: 'https://sis.redsys.es/sis/realizarPago' },
        '/payment/url',
        'sis.redsys.es',
        'Add "sis.redsys.es" to "paymentHosts"',
      ],
      [
        'real money with the key for tests',
        { mode: 'production', key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7' },
        '/payment/key',
        'publishes for tests',
        'the key of the contract',
      ],
    ] as const
  ).map(([fault, payment, at, found, fix]): FaultyTenant => {
    const backend = { features: ['bookOne', 'bookAny'], payment }
    return [`C-064 C-065 ${fault}`, { 'backend.json': backend }, 'backend.json', at, found, fix]
  }),
]

const own = (texts: object) => ({
  'tenant.json': manifestWith({ locales: ['es'] }),
  'locales/es.json': texts,
})
const texts: FaultyTenant[] = [
  [
    'an override no one uses',
    own({ 'WELCOME.TITEL': 'Hola' }),
    'locales/es.json',
    '/WELCOME.TITEL',
    'an unknown key',
    'Did you mean "WELCOME.TITLE"?',
  ],
  [
    'an override with a strange value',
    own({ 'WELCOME.TITLE': 'Hola, {{nombre}}' }),
    'locales/es.json',
    '/WELCOME.TITLE',
    '{{nombre}}',
    'Use the values',
  ],
  [
    'a term for words that no text has',
    own({ 'TERM:visita': 'sesión' }),
    'locales/es.json',
    '/TERM:visita',
    'words that no general text has',
    'Use words',
  ],
  ['overrides that are never read', { 'locales/en.json': {} }, 'tenant.json', '/locales', '[]', 'Add "en"'],
  [
    'overrides that are not there',
    { 'tenant.json': manifestWith({ locales: ['en'] }) },
    'locales/en.json',
    '',
    'nothing',
    'Add it',
  ],
  [
    'a legal link without words',
    {
      'tenant.json': manifestWith({ legal: [{ id: 'terms', label: { es: 'Condiciones' }, href: '/terms' }] }),
    },
    'tenant.json',
    '/legal/0/label/en',
    'nothing',
    'Add the label',
  ],
]

const on = { features: ['bookOne', 'bookAny'] }
const place = { city: 'Oviedo', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Uría' }
const backends = (
  [
    ['a member no one knows', { ...on, featurs: [] }, '/featurs', '"featurs"', 'Did you mean "features"?'],
    ['features that are no list', { features: 'bookOne' }, '/features', '"bookOne"', 'Write what'],
    ['no features', {}, '/features', 'nothing', 'Add "features".'],
    [
      'an origin with a path',
      { ...on, origins: ['aurora.portal.example/'] },
      '/origins/0',
      '"aurora.portal.example/"',
      'https://portal.example.com, without a path',
    ],
    ['half a shop', { ...on, payment: { provider: 'redsys' } }, '/payment/key', 'nothing', 'Add "key".'],
    [
      'a specialty that there is not',
      { ...on, demo: { specialties: ['nosuch'] } },
      '/demo/specialties/0',
      '"nosuch"',
      'server/demo/catalogue/specialties.ts',
    ],
    [
      'insurers that are no list',
      { ...on, demo: { insurers: 'Mapfre' } },
      '/demo/insurers',
      '"Mapfre"',
      'Names',
    ],
    [
      'half a place',
      { ...on, demo: { places: [{ city: 'Oviedo' }] } },
      '/demo/places/0/zone',
      'nothing',
      'Add "zone".',
    ],
    [
      'a zone of the demo data that is none',
      { ...on, demo: { places: [{ ...place, zone: 'Europe/Madird' }] } },
      '/demo/places/0/zone',
      '"Europe/Madird"',
      'IANA',
    ],
    [
      'places without a centre',
      { ...on, demo: { places: [{ ...place, centre: null }] } },
      '/demo/places',
      'Oviedo',
      'has a centre',
    ],
    [
      'a member of the demo data that no one knows',
      { ...on, demo: { specialtys: ['familia'] } },
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
export const faultyTenants = [...manifests, ...backends, ...faultyThemes, ...texts]
