import { expect, test } from 'vitest'
import { chooseLanguage } from './languages'

test.each([
  ['SHELL-038 the stored language comes first', 'en', ['es-ES'], ['es', 'en'], 'en'],
  ['SHELL-002 the browser’s language applies if none is stored', null, ['fr', 'en-GB'], ['es', 'en'], 'en'],
  ['SHELL-002 Spanish is the default', null, ['fr'], ['es', 'en'], 'es'],
  ['CONST-004 a stored language that the tenant lacks is ignored', 'en', ['en'], ['es'], 'es'],
  ['CONST-005 a tenant without languages has the default one', null, [], [], 'es'],
] as const)('%s', (_name, stored, preferred, offered, expected) => {
  expect(chooseLanguage(stored, preferred, offered)).toBe(expected)
})
