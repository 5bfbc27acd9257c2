import type { PlantedMistake } from './plantedMistake'

/** Mistakes in themes and texts of the tenants of the product. */
export const inThemesAndTexts: readonly PlantedMistake[] = [
  ['missing brace', 'covadonga/theme.css', /;\n\}/, ';\n', 'theme.css '],
  ['missing semicolon', 'covadonga/theme.css', /(--brand: #[0-9a-f]+);/, '$1', 'theme.css '],
  ['missing token', 'covadonga/theme.css', /--brand: [^;]+;/, '', 'theme.css :root --brand'],
  [
    'low contrast',
    'covadonga/theme.css',
    /--on-brand: [^;]+;/,
    '--on-brand: #777777;',
    'theme.css :root --on-brand',
  ],
  ['bad colour', 'covadonga/theme.css', /--brand: [^;]+;/, '--brand: #12zz99;', 'theme.css :root --brand'],
  [
    'unknown token',
    'covadonga/theme.css',
    /--brand-soft:/,
    '--brand-sofft:',
    'theme.css :root --brand-sofft',
  ],
  ['no font import', 'covadonga/theme.css', /@import[^;]+;\n/, '', 'tenant.json /font'],
  [
    'url elsewhere',
    'covadonga/theme.css',
    /:root \{/,
    ':root { background: url(https://cdn.example/x.png);',
    'theme.css :root background',
  ],
  [
    'lost placeholder',
    'covadonga/locales/es.json',
    '"Buenas tardes, {{name}}. Estás en tu clínica"',
    '"Buenas tardes. Estás en tu clínica"',
    'locales/es.json /HOME.AFTERNOON',
  ],
  [
    'wrong placeholder',
    'covadonga/locales/es.json',
    '"Buenas tardes, {{name}}. Estás',
    '"Buenas tardes, {{nombre}}. Estás',
    'locales/es.json /HOME.AFTERNOON',
  ],
  [
    'empty text',
    'covadonga/locales/es.json',
    '"Buenas tardes. Estás en tu clínica"',
    '""',
    'locales/es.json /HOME.AFTERNOON_ALONE',
  ],
  [
    'unknown key',
    'covadonga/locales/es.json',
    '"HOME.MORNING_ALONE"',
    '"HOME.MORNIG_ALONE"',
    'locales/es.json /HOME.MORNIG_ALONE',
  ],
  [
    'text number',
    'covadonga/locales/es.json',
    '"Buenas tardes. Estás en tu clínica"',
    '5',
    'locales/es.json /HOME.AFTERNOON_ALONE',
  ],
  [
    'broken JSON',
    'covadonga/locales/es.json',
    '"Buenas tardes. Estás en tu clínica",',
    '"Buenas tardes. Estás en tu clínica"',
    'locales/es.json ',
  ],
]
