import { expect, test } from 'vitest'
import { chooseLanguage } from './languages'

test.each([
  ['SHELL-038 the stored choice wins', 'en', ['es-ES'], ['es', 'en'], 'en'],
  ['SHELL-002 the browser decides while nothing is stored', null, ['fr', 'en-GB'], ['es', 'en'], 'en'],
  ['SHELL-002 Spanish when nobody says anything', null, ['fr'], ['es', 'en'], 'es'],
  ['CONST-004 a choice the tenant does not offer is not taken', 'en', ['en'], ['es'], 'es'],
  ['CONST-005 a tenant without languages speaks the fallback', null, [], [], 'es'],
] as const)('%s', (_name, stored, preferred, offered, expected) => {
  expect(chooseLanguage(stored, preferred, offered)).toBe(expected)
})
