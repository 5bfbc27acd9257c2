import { manifestWith, themeWith, type Plants } from './planted'

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo">${inside}</symbol></svg>`

/** A fault, the files that plant it, and what the finding has to say. */
type Case = [fault: string, plants: Plants, file: string, path: string, found: string, mend: string]

const manifests: Case[] = [
  [
    'JSON that is none',
    { 'tenant.json': '{,}' },
    'tenant.json',
    '',
    'Expected property name',
    'Mend the comma',
  ],
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
    'Name the folder and the id alike.',
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
  ).map(([fault, payment, at, found, mend]): Case => {
    const backend = { features: ['bookOne', 'bookAny'], payment }
    return [`C-064 C-065 ${fault}`, { 'backend.json': backend }, 'backend.json', at, found, mend]
  }),
]

const dark = /\[data-theme='dark'\] \{/
const looks: Case[] = [
  [
    'a contrast too small, light',
    { 'theme.css': themeWith('--text-muted: #47606a', '--text-muted: #a9b8be') },
    'theme.css',
    ':root --text-muted',
    '1.8:1 (#a9b8be on #f2f6f6)',
    'differ more',
  ],
  [
    'a contrast too small, dark',
    { 'theme.css': themeWith('--on-brand: #04262f', '--on-brand: #ffffff') },
    'theme.css',
    "[data-theme='dark'] --on-brand",
    '1.7:1',
    'differ more',
  ],
  [
    'a token that is missing',
    { 'theme.css': themeWith('--focus: #b4480a;', '') },
    'theme.css',
    ':root --focus',
    'nothing',
    'Set --focus there.',
  ],
  [
    'a token no one knows',
    { 'theme.css': themeWith(dark, "[data-theme='dark'] { --brnd: #000000;") },
    'theme.css',
    "[data-theme='dark'] --brnd",
    '--brnd',
    'Did you mean "--brand"?',
  ],
  [
    'a colour that cannot be measured',
    { 'theme.css': themeWith('--brand: #0a6173', '--brand: teal') },
    'theme.css',
    ':root --brand',
    'teal',
    'six digits',
  ],
  [
    'a rule that is no theme',
    { 'theme.css': themeWith(/$/, '.btn { color: red }') },
    'theme.css',
    '.btn',
    'another rule',
    'Take it away',
  ],
  [
    'a font from elsewhere',
    { 'theme.css': themeWith("'/tenant/assets/atk", "'https://fonts.example/atk") },
    'theme.css',
    '@font-face src',
    'https://fonts.example',
    'assets',
  ],
  [
    'a font that is not there',
    { 'theme.css': themeWith("'/tenant/assets/atk", "'/tenant/assets/none-") },
    'theme.css',
    '@font-face src',
    'nothing',
    'Add the file',
  ],
  [
    'a logo that is not there',
    { 'tenant.json': manifestWith({ logo: 'assets/mark.svg' }) },
    'tenant.json',
    '/logo',
    'nothing',
    'Add the file',
  ],
  [
    'a logo outside the folder',
    { 'tenant.json': manifestWith({ logo: 'assets/../../x.svg' }) },
    'tenant.json',
    '/logo',
    'nothing',
    'Add the file',
  ],
  [
    'a drawing with a script',
    { 'assets/logo.svg': svg('<script>1</script>') },
    'assets/logo.svg',
    '',
    '<script',
    'plain shapes',
  ],
  [
    'a drawing that answers to events',
    { 'assets/logo.svg': svg('<g onload="x()"/>') },
    'assets/logo.svg',
    '',
    'onload=',
    'plain shapes',
  ],
  [
    'a drawing that loads',
    { 'assets/logo.svg': svg('<image href="https://x.example/a.png"/>') },
    'assets/logo.svg',
    '',
    'href="',
    'plain shapes',
  ],
]

const own = (texts: object) => ({
  'tenant.json': manifestWith({ locales: ['es'] }),
  'locales/es.json': texts,
})
const texts: Case[] = [
  [
    'an override no one uses',
    own({ 'WELCOME.TITEL': 'Hola' }),
    'locales/es.json',
    '/WELCOME.TITEL',
    'a key that no one uses',
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
    'Add the words',
  ],
]

/** One of each fault that the check names. */
export const plantedFaults = [...manifests, ...looks, ...texts]
