import { beforeEach, expect, test, vi } from 'vitest'
import { renewRoles } from '../../../../core/session/signIn'
import { saveUser } from './calls'

vi.mock('@portico/core/session/session', () => ({ currentSession: () => ({ userId: 'a1' }) }))
vi.mock('../../../../core/session/signIn', () => ({
  renewRoles: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}))

const call = vi.fn<() => Promise<{ version: number }>>(() => Promise.resolve({ version: 4 }))
const save = (id: string) => saveUser(call, id, { name: 'Ana', version: 3 })

beforeEach(() => void vi.clearAllMocks())

test('ADMIN-042 saving oneself renews the roles of the session', async () => {
  expect(await save('a1')).toEqual({ version: 4 })
  expect(renewRoles).toHaveBeenCalledOnce()
  expect(call).toHaveBeenCalledBefore(vi.mocked(renewRoles))
})

test('ADMIN-042 saving another user, or a failed save, keeps the roles of the session', async () => {
  await save('b2')
  expect(call).toHaveBeenCalledOnce()
  call.mockRejectedValueOnce(new Error('500'))
  await expect(save('a1')).rejects.toThrow('500')
  expect(renewRoles).not.toHaveBeenCalled()
})
