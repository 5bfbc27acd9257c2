import { expect, test } from 'vitest'
import { pickLanguage } from './language'

test.each([
  [['en'], 'en'],
  [[undefined, 'en-GB es'], 'en'],
  [[undefined, undefined, 'fr-FR,fr;q=0.9,en;q=0.8,es;q=0.7'], 'en'],
  [['xx', 'pt', 'de'], 'es'],
  [[''], 'es'],
  [[], 'es'],
])('AUTH-004 the wishes %j select %s', (wishes, language) => {
  expect(pickLanguage(['es', 'en'], wishes)).toBe(language)
})

test('AUTH-004 a tenant with one language always uses it', () => {
  expect(pickLanguage(['en'], ['es'])).toBe('en')
})
