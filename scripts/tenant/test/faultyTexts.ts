import type { FaultyTenant } from './faultyThemes'
import { manifestWith } from './sampleTenants'

const own = (texts: object) => ({
  'tenant.json': manifestWith({ locales: ['es'] }),
  'locales/es.json': texts,
})
/** Faults of a tenant's own texts. */
export const faultyTexts: FaultyTenant[] = [
  [
    'an override of an unknown text',
    own({ 'WELCOME.TITEL': 'Hola' }),
    'locales/es.json',
    '/WELCOME.TITEL',
    'an unknown key',
    'Did you mean "WELCOME.TITLE"?',
  ],
  [
    'an override with an unknown placeholder',
    own({ 'WELCOME.TITLE': 'Hola, {{nombre}}' }),
    'locales/es.json',
    '/WELCOME.TITLE',
    '{{nombre}}',
    'Use the placeholders',
  ],
  [
    'a term for a word that no text contains',
    own({ 'TERM:visita': 'sesión' }),
    'locales/es.json',
    '/TERM:visita',
    'a word that no general text contains',
    'Use a word',
  ],
  [
    'overrides of an unlisted language',
    { 'locales/en.json': {} },
    'tenant.json',
    '/locales',
    '[]',
    'Add "en"',
  ],
  [
    'a missing file of overrides',
    { 'tenant.json': manifestWith({ locales: ['en'] }) },
    'locales/en.json',
    '',
    'nothing',
    'Add it',
  ],
  [
    'a legal link without a label in one language',
    {
      'tenant.json': manifestWith({ legal: [{ id: 'terms', label: { es: 'Condiciones' }, href: '/terms' }] }),
    },
    'tenant.json',
    '/legal/0/label/en',
    'nothing',
    'Add the label',
  ],
]
