import { act, render } from '@testing-library/react'
import { SWRConfig } from 'swr'
import type { Call } from '../http/call'
import type { Host } from '../plugin/host'
import { HostProvider } from '../plugin/useHost'
import { ApiProvider } from '../session/ApiProvider'
import { testTenant } from '../tenant/testTenant'
import { TenantProvider } from '../tenant/useTenant'
import { App } from './App'

/** Renders the portal of a test at the address of the page, with an empty cache. */
export async function renderApp(host: Host, call: Call, tenant = testTenant): Promise<void> {
  await act(async () => {
    render(
      <TenantProvider tenant={tenant}>
        <HostProvider host={host}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <ApiProvider call={call}>
              <App />
            </ApiProvider>
          </SWRConfig>
        </HostProvider>
      </TenantProvider>,
    )
  })
}
