import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actFor, currentSession } from '@core/session/session'
import { renderPage, setUpPages } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

setUpPages()

it('AUTH-024 SHELL-021 leads back to the own account from that of somebody without a doctor', async () => {
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

it('ERR-005 SHELL-021 SHELL-022 says that the page is not the one of the own doctor', async () => {
  await renderPage({ plugin, path: 'error-doctor-url', heading: es['ERROR_DOCTOR_URL.TITLE'], api: {} })
  expect(screen.getByText(es['ERROR_DOCTOR_URL.TEXT'])).toBeDefined()
})
