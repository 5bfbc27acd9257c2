import { expect, test } from 'vitest'
import { continueAddress } from './continueAddress'

const origin = 'https://portal.example'
const other = { addresses: { identity: 'https://id.example/tenant' } }

test.each([
  [{}, '/identity/interaction/a/external/registered', `${origin}/identity/interaction/a/external/registered`],
  [{}, `${origin}/identity/x?lang=es`, `${origin}/identity/x?lang=es`],
  [other, 'https://id.example/tenant/x', 'https://id.example/tenant/x'],
  [{}, 'https://evil.example/identity/x', null],
  [{}, '//evil.example/identity/x', null],
  [{}, '/identity/../api/x', null],
  [{}, '/identityx', null],
  [{}, '/', null],
  [{}, 'javascript:alert(1)', null],
  [{}, 'https://', null],
  [other, '/identity/x', null],
])('AUTH-062 C-023 with %j the sign-in continues at %s: %s', (manifest, address, expected) => {
  expect(continueAddress(manifest, origin, address)).toBe(expected)
})
