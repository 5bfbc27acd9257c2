import { expect, it } from 'vitest'
import { profileOf } from './profileOf'

const profile = (claims: object) => profileOf('https://id.example', 's', { ...claims })

it('AUTH-019 a provider says who somebody is', () => {
  expect(
    profile({
      email: ' Carmen@Correo.test',
      email_verified: true,
      given_name: 'Carmen',
      family_name: 'Suárez Prieto',
    }),
  ).toEqual({
    issuer: 'https://id.example',
    subject: 's',
    email: 'carmen@correo.test',
    isVerified: true,
    name: 'Carmen',
    surname: 'Suárez Prieto',
  })
})

it.each([
  [{ email: 'a@b.es' }, false],
  [{ email: 'a@b.es', email_verified: false }, false],
  [{ email: 'a@b.es', email_verified: 1 }, false],
  [{ email: 'a@b.es', email_verified: 'true' }, true],
  [{ email_verified: true }, false],
  [{ email: 'no address', email_verified: true }, false],
  [{ email: ['a@b.es'], email_verified: true }, false],
])('AUTH-019 the email of %j counts: %s', (claims, counts) => {
  expect(profile(claims).isVerified).toBe(counts)
})

it('AUTH-019 a name without parts is the name; control characters and what is too long are left out', () => {
  expect(profile({ name: 'Carmen Suárez' })).toMatchObject({ name: 'Carmen Suárez', surname: '' })
  expect(profile({ given_name: 'Car\u202Emen\n', family_name: 'x'.repeat(300) })).toMatchObject({
    name: 'Carmen',
    surname: 'x'.repeat(100),
  })
  expect(profile({ given_name: { es: 'Carmen' } })).toMatchObject({ name: '' })
})
