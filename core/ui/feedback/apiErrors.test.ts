import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadTexts, initTexts } from '../../i18n/i18n'
import { errorTextKey, showServerError, showRefusal } from './apiErrors'
import { ApiError } from '../../http/apiError'

const shown = vi.hoisted<{ tone: string; text: string }[]>(() => [])
vi.mock('./toast', () => ({ toast: (one: { tone: string; text: string }) => shown.push(one) }))

beforeAll(async () => {
  await initTexts('es')
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
])(
  'ERR-017 I18N-001 I18N-002 I18N-004 C-137 C-138 code %s with %o has the message %s',
  (message, texts, key) => {
    expect(errorTextKey(message, texts)).toBe(key)
  },
)

test('ERR-017 ERR-018 the helper shows the message of a 400 with its details, and no other', () => {
  showRefusal(new ApiError(400, 'DAY', undefined, { day: '<i>lunes</i>' }))
  showRefusal(new ApiError(409, 'DAY'))
  showRefusal(new Error('x'))
  expect(shown).toEqual([{ tone: 'error', text: 'El <i>lunes</i> no' }])
})

test('ERR-001 ERR-002 shows server errors and a lost connection, each at most once a second', () => {
  showServerError(new ApiError(500, ''))
  showServerError(new ApiError(503, ''))
  showServerError(new ApiError(0, 'NETWORK'))
  showServerError(new ApiError(404, ''))
  expect(shown.map(({ text }) => text.slice(0, 14))).toEqual(['Ha fallado alg', 'No hay conexió'])
})
