import { manifestWith, themeWith, type TenantFiles } from './sampleTenants'

/** A problem, the files that cause it, and the expected finding. */
export type FaultyTenant = [
  fault: string,
  overrides: TenantFiles,
  file: string,
  path: string,
  found: string,
  fix: string,
]

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo">${inside}</symbol></svg>`

/** The valid theme with another font beside the imported one. */
const ownFont = (address: string) =>
  themeWith(/:root \{/, `@font-face { font-family: 'Own'; src: url('${address}'); }\n:root {`)

const dark = /\[data-theme='dark'\] \{/
/** One tenant per problem with theme or assets that the check reports. */
export const faultyThemes: FaultyTenant[] = [
  [
    'low contrast in the light theme',
    { 'theme.css': themeWith('--text-muted: #47606a', '--text-muted: #a9b8be') },
    'theme.css',
    ':root --text-muted',
    '1.6:1 (#a9b8be on #d9eef1)',
    'differ more',
  ],
  [
    'low contrast in the dark theme',
    { 'theme.css': themeWith('--on-brand: #04262f', '--on-brand: #ffffff') },
    'theme.css',
    "[data-theme='dark'] --on-brand",
    '1.7:1',
    'differ more',
  ],
  [
    'a missing token',
    { 'theme.css': themeWith('--focus: #b4480a;', '') },
    'theme.css',
    ':root --focus',
    'nothing',
    'Set --focus there.',
  ],
  [
    'an unknown token',
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
    'a rule that sets no tokens',
    { 'theme.css': themeWith(/$/, '.btn { color: red }') },
    'theme.css',
    '.btn',
    'another rule',
    'Remove it',
  ],
  [
    'a font from elsewhere',
    { 'theme.css': ownFont('https://fonts.example/own.woff2') },
    'theme.css',
    '@font-face src',
    'https://fonts.example',
    'assets',
  ],
  [
    'a font that is not there',
    { 'theme.css': ownFont('/tenant/assets/none.woff2') },
    'theme.css',
    '@font-face src',
    'nothing',
    'Add the file',
  ],
  [
    'an import from elsewhere',
    { 'theme.css': themeWith(/^/, "@import 'https://fonts.example/own.css';\n") },
    'theme.css',
    '@import',
    'https://fonts.example',
    'a font of the portal',
  ],
  [
    'a font that theme.css does not import',
    { 'tenant.json': manifestWith({ font: 'figtree' }) },
    'tenant.json',
    '/font',
    '"figtree"',
    'Name the same font',
  ],
  [
    'a font of the portal that tenant.json does not name',
    { 'tenant.json': manifestWith({ font: undefined }) },
    'tenant.json',
    '/font',
    'nothing',
    'Name the same font',
  ],
  [
    'a missing logo',
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
    'a logo without the symbol that pages render',
    {
      'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path id="logo-mark" d="M0 0h9v9z"/></svg>',
    },
    'assets/logo.svg',
    '',
    'no page shows a logo',
    '<symbol id="logo"',
  ],
  [
    'an SVG with a script',
    { 'assets/logo.svg': svg('<script>1</script>') },
    'assets/logo.svg',
    '',
    '<script',
    'plain shapes',
  ],
  [
    'an SVG with an event handler',
    { 'assets/logo.svg': svg('<g onload="x()"/>') },
    'assets/logo.svg',
    '',
    'onload=',
    'plain shapes',
  ],
  [
    'an SVG that loads an image',
    { 'assets/logo.svg': svg('<image href="https://x.example/a.png"/>') },
    'assets/logo.svg',
    '',
    'href="',
    'plain shapes',
  ],
]
