import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { BookingClient, BookingToken } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { loadKeys, publicKey } from '../../platform/identity/protocol/keys'
import { NOW, STARTUP_TIMEOUT, openClinic, type Clinic } from '../../test/clinic/clinic'
import { fastDatabase } from '../../test/databases'

let clinic: Clinic
beforeAll(async () => {
  clinic = await openClinic(fastDatabase, undefined, [], { providerClientId: 'clinic-17' })
}, STARTUP_TIMEOUT)
afterAll(() => clinic.close())

it('BOOK-083 reads the client id of the tenant at the booking provider', async () => {
  const ana = await clinic.as('ana@portico.test')
  expect((await ana('POST', 'api/appointments/clientid')).body).toEqual({ clientId: 'clinic-17' })
  const other = await clinic.as('ana@portico.test', 'two')
  expect((await other('POST', 'api/appointments/clientid')).body).toEqual({ clientId: 'two' })
})

it('BOOK-084 issues a token that the booking provider can check and the API refuses', async () => {
  const ana = await clinic.as('ana@portico.test')
  const visitor = await clinic.as()
  const { clientId } = (await ana('POST', 'api/appointments/clientid')).body as BookingClient
  const { token, expires } = (await ana('GET', 'api/appointments/token')).body as BookingToken
  expect(Date.parse(expires) - NOW.getTime()).toBe(15 * 60_000)
  const {
    signing: [signing],
  } = await loadKeys(clinic.db, 'one')
  const keys = createLocalJWKSet({ keys: [publicKey(signing)] })
  const check = (audience: string, currentDate: Date) => jwtVerify(token, keys, { audience, currentDate })
  const { payload } = await check(clientId, NOW)
  expect(payload).toMatchObject({ sub: personId('one', 'ana'), tenant: 'one' })
  await expect(check('another-provider', NOW)).rejects.toThrow('aud')
  await expect(check(clientId, new Date(Date.parse(expires) + 1000))).rejects.toThrow('exp')
  const headers = { authorization: `Bearer ${token}` }
  expect((await visitor('GET', 'api/users/data', undefined, headers)).status).toBe(401)
})
