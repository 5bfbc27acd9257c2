// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { lacksRecords } from './records'
import { actFor, currentSession, openSession, storeToken } from './session'

const token = (role: string[]) => `h.${btoa(JSON.stringify({ sub: 'alba', role }))}.s`
const actAs = (roles: string[], origin: string | null) => {
  storeToken(token(roles))
  actFor('luis', origin)
  return lacksRecords(currentSession())
}

beforeEach(() => {
  localStorage.clear()
  openSession('portico')
})

test('ROLE-022 an administrator who uses the account of a user reads medical content with the role records alone', () => {
  expect(actAs(['UsersAdministrator'], '/admin/users/update/luis')).toBe(true)
  expect(actAs(['UsersAdministrator', 'records'], '/admin/users/update/luis')).toBe(false)
})

test('FAMILY-003 who acts for their own family needs no role, nor who acts for nobody', () => {
  expect(actAs(['UsersAdministrator'], null)).toBe(false)
  storeToken(token(['UsersAdministrator']))
  expect(lacksRecords(currentSession())).toBe(false)
})
