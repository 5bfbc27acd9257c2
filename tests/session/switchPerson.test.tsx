import { renderApp } from '../support/renderApp'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { collect } from '../../core/plugin/host'
import { currentSession } from '@portico/core/session/session'
import { closePortal, fakeApi, signInAsAna } from '../../kits/booking/testing/testPortal'
import access from '../../plugins/access/plugin'

const ana = { id: 'u1', name: 'Ana', surname: 'Suárez', isFamilyAdmin: true }
const lucia = { id: 'u2', name: 'Lucía', surname: 'Suárez', birthDate: '2020-01-01', dependent: true }
const home = definePlugin({
  id: 'home',
  routes: [
    {
      id: 'videoConsultation.home',
      area: 'patient',
      path: 'home',
      title: 'MENU.HOME',
      screen: async () => ({ default: () => <h1>Inicio</h1> }),
    },
  ],
})

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

/** Opens the portal of a person and the account menu. */
async function openUserMenu(user: object, features: readonly string[]) {
  const { host } = collect([home, access], { home: {}, access: {} }, new Set(features), { kits: [] })
  const call = fakeApi({
    'GET api/users/data': user,
    'GET api/users/root': user,
    'GET api/family': [lucia],
  })
  location.hash = '#/videoconsultation/home'
  await renderApp(host, call)
  fireEvent.click(await screen.findByRole('button', { name: /: cuenta$/ }))
  await screen.findByRole('button', { name: 'Cerrar sesión' })
}

it('SHELL-029 the dialog of persons opens from the account menu and switches to the chosen one', async () => {
  await openUserMenu(ana, ['family'])
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar de persona' }))
  const dialog = await screen.findByRole('dialog', { name: '¿Para quién es la cita?' })
  expect(await within(dialog).findByRole('button', { name: /^Ana Suárez/, current: true })).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: /^Lucía Suárez/ }))
  await waitFor(() => expect(currentSession().actingFor).toBe('u2'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it.each([
  ['without the feature family', ana, []],
  ['for somebody who manages no one', { ...ana, isFamilyAdmin: false }, ['family']],
])('SHELL-029 %s the menu has no switch', async (_, user, features) => {
  await openUserMenu(user, features)
  expect(screen.queryByRole('button', { name: 'Cambiar de persona' })).toBeNull()
})
