import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [30, 'es', '30 segundos'],
  [60, 'es', '1 minuto'],
  [61, 'es', '2 minutos'],
  [900, 'en', '15 minutes'],
  [3600, 'es', '60 minutos'],
  [24 * 3600, 'es', '24 horas'],
  [7 * 24 * 3600, 'en', '7 days'],
])('formats %i seconds in %s as %s', (seconds, language, text) => {
  expect(formatDuration(seconds, language)).toBe(text)
})
