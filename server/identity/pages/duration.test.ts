import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [30, 'es', '30 segundos'],
  [60, 'es', '1 minuto'],
  [61, 'es', '2 minutos'],
  [900, 'en', '15 minutes'],
])('%i seconds in %s are %s', (seconds, language, words) => {
  expect(formatDuration(seconds, language)).toBe(words)
})
