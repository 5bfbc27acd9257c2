import { renderApp } from '../../tests/support/renderApp'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../http/call'
import { initTexts } from '../i18n/i18n'
import { definePlugin } from '../plugin/definePlugin'
import { collect } from '../plugin/host'
import { sessionWaitsAtom } from '../session/identity/renewSession'
import { actFor, storeToken, openSession } from '../session/session'
import { store } from '../state/store'
import { testTenant } from '../tenant/testTenant'
import type { RouteId } from '../plugin/points'

const screenOf = (title: string) => () =>
  Promise.resolve({
    default: function Screen() {
      return <h1>{title}</h1>
    },
  })
const plugin = definePlugin({
  id: 'test',
  routes: [
    {
      id: 'videoConsultation.home',
      area: 'patient',
      path: 'home',
      title: 'MENU.HOME',
      screen: screenOf('Welcome'),
    },
    {
      id: 'dates' as RouteId,
      area: 'patient',
      path: 'dates',
      title: 'MENU.BOOKED_APPOINTMENTS',
      screen: screenOf('Dates'),
    },
    { id: 'auth', area: 'public', path: 'auth', title: 'MENU.MORE', screen: screenOf('Door') },
  ],
  menu: [
    { id: 'home', label: 'MENU.HOME', icon: 'house', to: 'videoConsultation.home', bottom: true },
    {
      id: 'dates',
      label: 'MENU.BOOKED_APPOINTMENTS',
      icon: 'calendar',
      to: 'dates' as RouteId,
      bottom: true,
    },
    { id: 'admin', label: 'MENU.MORE', icon: 'menu', to: 'auth', requires: { role: 'Administrator' } },
  ],
})
const tenant = {
  ...testTenant,
  legal: [{ id: 'terms', label: { es: 'Condiciones' }, href: 'https://example.test' }],
}
const { host } = collect([plugin], { test: {} }, new Set())
const ana = { id: 'u1', name: 'Ana', surname: 'Suárez' }
const call = ((operation: string) =>
  operation === 'GET api/users/data' ? Promise.resolve(ana) : Promise.reject(new Error(operation))) as Call
const token = `h.${btoa(JSON.stringify({ sub: 'u1' }))}.s`

beforeAll(() => initTexts('es'))
beforeEach(() => {
  showOn('desktop')
  openSession('t')
  storeToken(token)
  location.hash = '#/videoconsultation/home'
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

/** jsdom has no viewport width. */
const showOn = (device: 'desktop' | 'phone', width = device === 'desktop' ? 1280 : 390) =>
  vi.stubGlobal('matchMedia', (query: string) => {
    const rem = /^\(min-width: ([\d.]+)rem\)$/.exec(query)?.[1]
    return Object.assign(new EventTarget(), { matches: width >= Number(rem) * 16 })
  })

async function open() {
  await renderApp(host, call, tenant)
  await screen.findByRole('heading', { level: 1 })
}

test('SHELL-028 MENU-001 the shell has landmarks, and the menu shows permitted entries', async () => {
  await open()
  const [side] = screen.getAllByRole('navigation', { name: 'Menú principal' })
  const links = within(side as HTMLElement).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Test', 'Inicio', 'Mis citas'])
  expect(screen.getByRole('banner')).toBeDefined()
  expect(within(screen.getByRole('contentinfo')).getByText('Condiciones')).toBeDefined()
  expect(document.title).toBe('Inicio · Test')
})

test('CONST-010 from 992 pixels on the menu is at the side, below it is the bottom bar', async () => {
  showOn('phone', 991)
  await open()
  const menu = screen.getByRole('navigation', { name: 'Menú principal' })
  expect(menu.className).toBe('bottombar')
  cleanup()
  showOn('desktop', 992)
  await open()
  expect(screen.getByRole('navigation', { name: 'Menú principal' }).className).toBe('sidemenu')
})

test('SHELL-026 a new page gets the title and the focus, and the menu marks it', async () => {
  await open()
  const [side] = screen.getAllByRole('navigation')
  const link = within(side as HTMLElement).getByRole('link', { name: 'Mis citas' })
  fireEvent.click(link)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Dates'))
  expect(document.title).toBe('Mis citas · Test')
  expect(link.getAttribute('aria-current')).toBe('page')
})

test('ERR-003 a session that waits for renewal shows a message and keeps the page', async () => {
  await open()
  act(() => store.set(sessionWaitsAtom, true))
  expect(screen.getByRole('region', { name: 'Sesión en espera' }).textContent).toContain('sigue aquí')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome')
  act(() => store.set(sessionWaitsAtom, false))
  expect(screen.queryByRole('region', { name: 'Sesión en espera' })).toBeNull()
})

test('ROLE-005 a banner shows when the user acts for another person, with a way back that leads to the heading', async () => {
  await open()
  await act(async () => actFor('u2'))
  const back = await screen.findByRole('button', { name: 'Volver a mi cuenta' })
  back.focus()
  fireEvent.click(back)
  await waitFor(() => expect(screen.queryByText('Volver a mi cuenta')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
})

test('SHELL-010 an unknown address opens the sign-in screen, which has no menu', async () => {
  location.hash = '#/what/is/this'
  await open()
  expect(screen.getByRole('heading', { name: 'Door' })).toBeDefined()
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(location.hash).toBe('#/auth')
})

test('Escape closes the user menu and returns the focus', async () => {
  await open()
  const button = await screen.findByRole('button', { name: 'Ana Suárez: cuenta' })
  fireEvent.click(button)
  expect(screen.getByText('Cerrar sesión')).toBeDefined()
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(screen.queryByText('Cerrar sesión')).toBeNull()
  expect(document.activeElement).toBe(button)
})
