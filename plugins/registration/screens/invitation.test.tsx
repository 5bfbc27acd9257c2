import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { testTenant } from '@portico/core/tenant/testTenant'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const link = { userId: 'u9', token: 't9' }
const inviter = 'Carmen Suárez Prieto'
const open = (heading: string, change: object, api: Answers = {}) =>
  renderPage({
    plugin,
    others: [entry],
    path: 'confirm-independent-account?userId=u9&token=t9',
    heading,
    api: {
      'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
      'POST api/independent-users/read-invitation': {
        inviter,
        email: 'diego@correo.test',
        invitedAt: '2026-11-25T09:00:00Z',
        expiresAt: '2026-12-02T09:00:00Z',
        state: 'open',
        hasAccount: false,
        ...change,
      },
      ...api,
    },
  })
/** A plugin with the page of the sign-in. */
const entry: AnyPlugin = {
  id: 'entry',
  routes: [
    {
      id: 'auth',
      area: 'public',
      path: 'auth',
      title: 'REGISTER.TITLE',
      screen: async () => ({ default: () => null }),
    },
  ],
}
const title = es['INVITATION.TITLE'].replace('{{inviter}}', inviter).replace('{{brand}}', testTenant.name)
const named = (key: keyof typeof es) => new RegExp(`^${es[key].replace('{{inviter}}', inviter)}`)
const press = (key: keyof typeof es) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: named(key) })))
const type = (key: keyof typeof es, value: string) =>
  fireEvent.change(screen.getByLabelText(named(key)), { target: { value } })
const operation = () => vi.fn<(input: { body: object }) => undefined>()

it('AUTH-022 AUTH-031 AUTH-050 AUTH-060 an invited adult reads who invites and which address, chooses a password and accepts the conditions', async () => {
  const accept = operation()
  await open(title, {}, { 'POST api/independent-users/confirm-account': accept })
  expect(screen.getByText('diego@correo.test')).toBeDefined()
  expect(screen.getByText(/02-12-2026/)).toBeDefined()
  type('INVITATION.PASSWORD', 'Sierra-alta-81')
  type('PASSWORD.REPEAT', 'Sierra-alta-81')
  await press('INVITATION.ACCEPT')
  expect(screen.getAllByText(es['CONDITIONS.MISSING']).length).toBeGreaterThan(0)
  expect(accept).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('checkbox'))
  await press('INVITATION.ACCEPT')
  const passwords = { password: 'Sierra-alta-81', passwordVerify: 'Sierra-alta-81' }
  expect(accept.mock.lastCall?.[0].body).toEqual({ ...link, ...passwords, conditionsVersion: '2026-11' })
  await vi.waitFor(() => expect(location.hash).toBe('#/account-confirmed?confirmed=1'))
})

it('AUTH-050 a person with an account joins with one button', async () => {
  const accept = operation()
  await open(title, { hasAccount: true }, { 'POST api/independent-users/confirm-account': accept })
  expect([screen.queryByRole('checkbox'), accept.mock.calls]).toEqual([null, []])
  await press('INVITATION.ACCEPT')
  expect(accept.mock.lastCall?.[0].body).toEqual(link)
})

it('AUTH-050 the invitation of a stranger is declined after a question', async () => {
  const decline = operation()
  await open(title, {}, { 'POST api/independent-users/decline-invitation': decline })
  await press('INVITATION.DECLINE')
  expect(decline).not.toHaveBeenCalled()
  await press('INVITATION.DECLINE_CONFIRM')
  expect(decline.mock.lastCall?.[0].body).toEqual(link)
  await vi.waitFor(() => expect(location.hash).toBe('#/auth'))
})

it('ERR-010 AUTH-050 an expired invitation is said at once, and another one can be asked for', async () => {
  const ask = operation()
  await open(
    es['INVITATION.ENDED'],
    { state: 'expired', email: null, invitedAt: null },
    { 'POST api/independent-users/ask-for-invitation': ask },
  )
  expect(screen.queryByLabelText(named('INVITATION.PASSWORD'))).toBeNull()
  await press('INVITATION.ASK_AGAIN')
  expect(ask.mock.lastCall?.[0].body).toEqual(link)
  expect(screen.getByText(es['INVITATION.ASKED'].replace('{{inviter}}', inviter))).toBeDefined()
})

it.each([
  ['was used', { state: 'used', inviter: '', email: null }, {}],
  [
    'is unknown',
    {},
    {
      'POST api/independent-users/read-invitation': () => {
        throw new ApiError(400, 'INVALID_TOKEN')
      },
    },
  ],
])('ERR-010 AUTH-050 an invitation that %s leads to the sign-in', async (_, change, api) => {
  await open(es['INVITATION.ENDED'], change, api)
  expect(screen.getByText(es['INVITATION.USED_TEXT'])).toBeDefined()
  expect(screen.getByRole('link', { name: es['ENTRY.SIGN_IN'] })).toBeDefined()
})
