import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { currentSession } from '@portico/core/session/session'
import { testTenant } from '@portico/core/tenant/testTenant'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const email = 'eva@correo.test'
const token = `h.${btoa(JSON.stringify({ sub: 'eva' }))}.s`
const exchange = 'POST api/auth/sign-in-link'
const home: AnyPlugin = {
  id: 'pages',
  routes: [
    {
      id: 'videoConsultation.home',
      area: 'patient',
      path: 'home',
      title: 'AUTH.TITLE',
      screen: async () => ({ default: () => <h1>home</h1> }),
    },
  ],
}
const open = (api: Answers) =>
  renderPage({
    plugin,
    others: [home],
    path: `auth?token=secret&login_hint=${encodeURIComponent(email)}`,
    heading: es['LINK.TITLE'].replace('{{brand}}', testTenant.name),
    api,
  })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const opened = (name: string) => screen.findByRole('heading', { level: 1, name })

it('AUTH-009 opening a sign-in link sends nothing; the button signs in and opens the portal', async () => {
  const use = vi.fn<(input: { body: object }) => object>(() => ({ token, expiresIn: 3600 }))
  await open({ [exchange]: use })
  expect(screen.getByText(/eva@correo\.test/)).toBeDefined()
  expect([use.mock.calls.length, currentSession().userId]).toEqual([0, 'u1'])
  await press(es['LINK.ENTER'])
  expect(use.mock.lastCall?.[0].body).toEqual({ token: 'secret' })
  await opened('home')
  expect(currentSession().userId).toBe('eva')
  expect(location.hash).not.toContain('secret')
})

it('ERR-010 a link that was used leads to its page, which knows the email', async () => {
  await open({
    [exchange]: () => {
      throw new ApiError(400, 'INVALID_TOKEN')
    },
  })
  await press(es['LINK.ENTER'])
  await opened(es['LINK_EXPIRED.TITLE'])
  expect(location.hash).toBe(`#/link-expired?login_hint=${encodeURIComponent(email)}`)
})

it('ERR-002 a link that could not be checked stays, to be tried again', async () => {
  const use = vi.fn<() => object>(() => {
    throw new ApiError(0, 'NETWORK')
  })
  await open({ [exchange]: use })
  await press(es['LINK.ENTER'])
  expect(await screen.findByText(es['LINK.FAILED'])).toBeDefined()
  use.mockReturnValue({ token, expiresIn: 3600 })
  await press(es['LINK.ENTER'])
  await opened('home')
})
