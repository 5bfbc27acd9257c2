import { expect, it } from 'vitest'
import { cardSettingsSchema } from './cardSettings'
import { createAjv } from '../schemas'

const isValid = createAjv().compile(cardSettingsSchema)

it.each([
  [{ provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' }, true],
  [{ provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' }, true],
  [{ provider: 'stripe', mode: 'production', publicKey: 'pk_live_1' }, true],
  [{ provider: 'sandbox', mode: 'production', host: 'cards.localhost' }, false],
  [{ provider: 'sandbox', mode: 'sandbox' }, false],
  [{ provider: 'sandbox', mode: 'sandbox', host: 'https://cards.localhost/x' }, false],
  [{ provider: 'stripe', mode: 'sandbox' }, false],
  [{ provider: 'stripe', mode: 'sandbox', publicKey: 'pk_live_1' }, false],
  [{ provider: 'stripe', mode: 'production', publicKey: 'pk_test_1' }, false],
  [{ provider: 'stripe', mode: 'sandbox', publicKey: 'sk_test_1' }, false],
  [{ provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1', key: 'sk_test_1' }, false],
  [{ provider: 'other', mode: 'sandbox' }, false],
])('C-065 C-066 the settings %j are valid: %s', (settings, valid) => {
  expect(isValid(settings)).toBe(valid)
})
