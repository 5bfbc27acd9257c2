import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

it('AUTH-023 AUTH-046 a deleted account is confirmed, and another sign-in is a click away', async () => {
  await renderPage({ plugin, path: 'deleted', heading: es['DELETED.TITLE'], api: {} })
  expect(screen.getByText(es['DELETED.TEXT'])).toBeDefined()
  expect(screen.getByRole('link', { name: es['DELETED.OTHER'] }).getAttribute('href')).toBe('#/auth')
})
