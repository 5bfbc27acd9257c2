import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeApi } from '@portico/booking/testing/testPortal'
import { initTexts, loadTexts } from '@portico/core/i18n/i18n'
import { ApiProvider } from '../../../core/session/ApiProvider'
import es from '../locales/es.json'
import plugin from '../plugin'
import CareAreas from './CareAreas'

beforeAll(async () => {
  await initTexts('es')
  await loadTexts('careAreas', plugin.i18n ?? {})
})
afterEach(cleanup)

const open = (areas: readonly object[]) =>
  render(
    <ApiProvider call={fakeApi({ 'GET api/careareas': areas })}>
      <CareAreas />
    </ApiProvider>,
  )

test('REC-029 REC-081 FEAT-026 C-041 a patient sees the care areas in which they are followed, and no others', async () => {
  open([
    { id: 1, name: 'Diabetes', isAssigned: false },
    { id: 2, name: 'Sueño', isAssigned: true },
  ])
  await screen.findByText('Sueño')
  expect(screen.getByRole('heading', { name: es['CARE_AREAS.TITLE'] })).toBeDefined()
  expect(screen.queryByText('Diabetes')).toBeNull()
})
