import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, startTexts } from '../../i18n/i18n'
import { errorKey, tellFault, tellRefusal } from './apiErrors'
import { ApiFault } from '../../http/apiError'

const shown = vi.hoisted<{ tone: string; text: string }[]>(() => [])
vi.mock('./toast', () => ({ toast: (one: { tone: string; text: string }) => shown.push(one) }))

beforeAll(async () => {
  await startTexts('es')
  await loadTexts('day', { es: () => Promise.resolve({ default: { 'ERRORS.DAY': 'El {{day}} no' } }) })
})
beforeEach(() => void shown.splice(0))

test.each([
  ['INVALID_TOKEN', {}, 'ERRORS.INVALID_TOKEN'],
  ['NO_SUCH_CODE', {}, 'ERRORS.GENERAL'],
  ['NO_SUCH_CODE', { fallback: 'ERRORS.DEFAULT' }, 'ERRORS.DEFAULT'],
  ['INVALID_TOKEN', { prefix: 'PROFILE.ERRORS.' }, 'ERRORS.GENERAL'],
  ['__proto__', {}, 'ERRORS.GENERAL'],
  ['', {}, 'ERRORS.GENERAL'],
])('ERR-017 C-137 C-138 code %s with %o is told as %s', (message, texts, key) => {
  expect(errorKey(message, texts)).toBe(key)
})

test('ERR-017 ERR-018 the helper tells a 400 with its details, and nothing else', () => {
  tellRefusal(new ApiFault(400, 'DAY', undefined, { day: '<i>lunes</i>' }))
  tellRefusal(new ApiFault(409, 'DAY'))
  tellRefusal(new Error('x'))
  expect(shown).toEqual([{ tone: 'error', text: 'El <i>lunes</i> no' }])
})

test('ERR-001 ERR-002 the client tells a fault of the server and a lost connection, each once a second', () => {
  tellFault(new ApiFault(500, ''))
  tellFault(new ApiFault(503, ''))
  tellFault(new ApiFault(0, 'NETWORK'))
  tellFault(new ApiFault(404, ''))
  expect(shown.map(({ text }) => text.slice(0, 14))).toEqual(['Algo ha fallad', 'No hay conexió'])
})
