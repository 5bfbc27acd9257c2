import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actFor, currentSession, storeToken } from '@portico/core/session/session'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import admin from '../admin/plugin'
import doctor from '../doctor/plugin'
import plugin from './plugin'

setUpPages()

it('AUTH-024 SHELL-021 leads back to one’s own account from that of somebody without a doctor', async () => {
  act(() => actFor('child'))
  await renderPage({
    plugin,
    path: 'error-doctor-url',
    heading: es['ERROR_DOCTOR_URL.TITLE_acting'].replace('{{person}}', 'Ana'),
    api: {},
  })
  act(() => screen.getByRole('link', { name: 'Volver a mi cuenta' }).click())
  expect(currentSession().actingFor).toBeNull()
})

it('ERR-005 SHELL-021 SHELL-022 says that the page is not that of the patient’s doctor', async () => {
  await renderPage({ plugin, path: 'error-doctor-url', heading: es['ERROR_DOCTOR_URL.TITLE'], api: {} })
  expect(screen.getByText(es['ERROR_DOCTOR_URL.TEXT'])).toBeDefined()
})

it.each([
  ['a doctor', ['Doctor'], ['Tu día']],
  ['an administrator', ['Administrator', 'UsersAdministrator'], ['Administración']],
  ['a patient', [], []],
])('SHELL-021 leads %s without a doctor of their own to their work', async (_, role, expected) => {
  storeToken(`h.${btoa(JSON.stringify({ sub: 'u1', role }))}.s`)
  await renderPage({
    plugin,
    others: [admin, doctor],
    path: 'error-doctor-url',
    heading: es['ERROR_DOCTOR_URL.TITLE'],
    api: {},
  })
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
  expect(links.filter((text) => /Tu día|Administración/.test(text ?? ''))).toEqual(expected)
})
