import { expect, it } from 'vitest'
import { hashPassword, isOutdatedHash, UNUSABLE_HASH, verifyPassword } from './password'

it('AUTH-001 a new hash has the cost that OWASP recommends, and matches only its password', async () => {
  const hash = await hashPassword('Olivo-verde-27')
  expect(hash).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(isOutdatedHash(hash)).toBe(false)
  expect(await verifyPassword('Olivo-verde-27', hash)).toBe(true)
  expect(await verifyPassword('Olivo-verde-28', hash)).toBe(false)
})

it('AUTH-001 no password matches the hash of an account without one', async () => {
  expect(UNUSABLE_HASH).toMatch(/^scrypt\$32768\$8\$3\$/)
  expect(await verifyPassword('', UNUSABLE_HASH)).toBe(false)
})
