import { manifestWith, themeWith, type TenantFiles } from './sampleTenants'

/** A problem, the files that cause it, and the expected finding. */
export type FaultyTenant = [
  fault: string,
  plants: TenantFiles,
  file: string,
  path: string,
  found: string,
  fix: string,
]

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg"><symbol id="logo">${inside}</symbol></svg>`

const dark = /\[data-theme='dark'\] \{/
/** One tenant per problem of colours and pictures the check reports. */
export const faultyThemes: FaultyTenant[] = [
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
    'Remove it',
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
    'a logo without the part that pages draw',
    {
      'assets/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path id="logo-mark" d="M0 0h9v9z"/></svg>',
    },
    'assets/logo.svg',
    '',
    'no page shows a logo',
    '<symbol id="logo"',
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
