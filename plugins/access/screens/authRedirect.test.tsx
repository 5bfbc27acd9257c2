import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import type { RouteId } from '@portico/core/plugin/points'
import { currentSession } from '@portico/core/session/session'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const page = (id: RouteId, area: 'patient' | 'public', path: string) => ({
  id,
  area,
  path,
  title: 'AUTH.TITLE',
  screen: async () => ({ default: () => <h1>{id}</h1> }),
})
/** The pages that a sign-in leads to. */
const pages: AnyPlugin = {
  id: 'pages',
  routes: [
    page('videoConsultation.home', 'patient', 'home'),
    page('videoConsultation.bookedAppointments', 'patient', 'booked-appointments'),
    page('newConditions', 'public', 'new-conditions'),
  ],
}
const lucia = { id: 'lucia', name: 'Lucía', dependent: true }
const diego = { id: 'diego', name: 'Diego', email: 'diego@correo.test', dependent: false }

const arrive = (api: Answers, target = '/', features: readonly string[] = []) =>
  renderPage({
    plugin,
    others: [pages],
    features,
    path: `auth-redirect/${encodeURIComponent(target)}`,
    api: { 'GET api/users/conditions': { isAsked: false, version: '2026-11' }, ...api },
  })
const opened = (id: string) => screen.findByRole('heading', { level: 1, name: id })
const ana = { id: 'u1', name: 'Ana', surname: 'Suárez' }

it('AUTH-015 AUTH-017 a sign-in loads the user, and opens the default page', async () => {
  const read = vi.fn<() => object>(() => ana)
  await arrive({ 'GET api/users/data': read })
  await opened('videoConsultation.home')
  expect(read).toHaveBeenCalled()
})

it('AUTH-015 a user who cannot be loaded is reported, and stays on the page', async () => {
  await arrive({ 'GET api/users/data': () => Promise.reject(new Error('offline')) })
  expect(await screen.findByText(es['AUTH.NO_USER'])).toBeDefined()
  expect(location.hash).toContain('auth-redirect')
})

it('AUTH-017 a sign-in returns to the requested page', async () => {
  await arrive({ 'GET api/users/data': ana }, '/videoconsultation/booked-appointments')
  expect(await opened('videoConsultation.bookedAppointments')).toBeDefined()
})

it('AUTH-016 FEAT-006 whoever has video calls and a family chooses an account, a dependent or their own', async () => {
  const api = { 'GET api/users/data': { ...ana, isPlus: true }, 'GET api/family': [lucia, diego] }
  await arrive(api, '/videoconsultation/booked-appointments', ['family'])
  await opened(es['CHOOSE_USER.TITLE'])
  expect(screen.queryByRole('button', { name: /Diego/ })).toBeNull()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Lucía/ })))
  expect(currentSession().actingFor).toBe('lucia')
  await opened('videoConsultation.bookedAppointments')
})

it.each([
  ['without the feature', { ...ana, isPlus: true }, []],
  ['without video calls', ana, ['family']],
])('AUTH-016 FEAT-006 %s the portal does not ask whose account to use', async (_, user, features) => {
  const list = vi.fn<() => object>(() => [lucia])
  await arrive({ 'GET api/users/data': user, 'GET api/family': list }, '/', features)
  await opened('videoConsultation.home')
  expect(list).not.toHaveBeenCalled()
})

it('AUTH-060 conditions that have changed are asked for first', async () => {
  const conditions = { isAsked: true, version: '2026-11' }
  await arrive(
    { 'GET api/users/data': ana, 'GET api/users/conditions': conditions },
    '/videoconsultation/home',
  )
  await opened('newConditions')
  expect(decodeURIComponent(location.hash)).toContain('redirectUrl=/videoconsultation/home')
})

it('AUTH-060 a person who has accepted no conditions reads them although the API answers nothing else yet', async () => {
  const conditions = { isAsked: true, version: '2026-11', acceptedVersion: null }
  const refuse = () => {
    throw new ApiError(403, 'CONDITIONS_NOT_ACCEPTED')
  }
  await arrive({ 'GET api/users/data': refuse, 'GET api/users/conditions': conditions })
  await opened('newConditions')
  expect(screen.queryByText(es['AUTH.NO_USER'])).toBeNull()
})
