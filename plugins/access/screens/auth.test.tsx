import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { App } from '../../../core/app/App'
import type { Call } from '@portico/core/http/useCall'
import { initTexts } from '@portico/core/i18n/i18n'
import { collect } from '../../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { ApiProvider } from '../../../core/session/ApiProvider'
import { recordRefusal } from '@portico/core/session/signInRefusal'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import es from '../locales/es.json'
import plugin from '../plugin'

beforeAll(() => initTexts('es'))
afterEach(() => {
  vi.restoreAllMocks()
  cleanup()
  sessionStorage.clear()
})

async function openAuth() {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  location.hash = '#/auth'
  const call: Call = () => Promise.reject(new Error('nothing is asked'))
  await act(async () => {
    render(
      <TenantProvider tenant={testTenant}>
        <HostProvider host={collect([plugin], { access: {} }, new Set(), { kits: [] }).host}>
          <ApiProvider call={call}>
            <App />
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    )
  })
  await screen.findByRole('button', { name: es['AUTH.SIGN_IN'] })
}

test('C-027 after a refusal the page waits for a click and says why', async () => {
  recordRefusal()
  await openAuth()
  expect(screen.getByText(es['AUTH.REFUSED_TEXT'])).toBeDefined()
})

test('ERR-003 C-028 where the browser stores nothing, the page says so', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded', 'QuotaExceededError')
  })
  await openAuth()
  expect(screen.getByText(es['AUTH.NO_STORAGE_TEXT'])).toBeDefined()
  expect(screen.queryByText(es['AUTH.REFUSED_TEXT'])).toBeNull()
})
