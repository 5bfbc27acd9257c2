// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { currentSession } from '@portico/core/session/session'
import { signInAtIdentity, type FakeIdentity } from '../../../../tests/support/fakeIdentity'
import { saveUser } from './calls'

let identity: FakeIdentity
/** How often the session was renewed before the save. */
let renewedBefore: number
const call = vi.fn<() => Promise<{ version: number }>>()
const save = (id: string) => saveUser(call, id, { name: 'Ana', version: 3 })

beforeEach(() => {
  identity = signInAtIdentity('a1')
  call.mockReset()
  call.mockImplementation(async () => {
    renewedBefore = identity.exchanges.length
    return { version: 4 }
  })
})

test('ADMIN-042 saving oneself renews the roles of the session', async () => {
  const before = currentSession().token
  expect(await save('a1')).toEqual({ version: 4 })
  expect(renewedBefore).toBe(0)
  expect(identity.exchanges.map((form) => form.get('grant_type'))).toEqual(['refresh_token'])
  expect(currentSession().token).toBe(identity.token)
  expect(currentSession().token).not.toBe(before)
})

test('ADMIN-042 saving another user, or a failed save, keeps the roles of the session', async () => {
  await save('b2')
  expect(call).toHaveBeenCalledOnce()
  call.mockRejectedValueOnce(new Error('500'))
  await expect(save('a1')).rejects.toThrow('500')
  expect(identity.exchanges).toEqual([])
})
