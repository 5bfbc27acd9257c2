import { act, render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { App } from '../../core/app/App'
import type { Call } from '../../core/http/useCall'
import { HostProvider } from '../../core/plugin/useHost'
import { ApiProvider } from '../../core/session/ApiProvider'
import { testTenant } from '../../core/tenant/testTenant'
import { TenantProvider } from '../../core/tenant/useTenant'

type Host = ComponentProps<typeof HostProvider>['host']
type Tenant = ComponentProps<typeof TenantProvider>['tenant']

/** Renders the whole portal with the plugins of a host and a fake API, at the address of `location.hash`. */
export async function renderApp(host: Host, call: Call, tenant: Tenant = testTenant): Promise<void> {
  await act(async () => {
    render(
      <TenantProvider tenant={tenant}>
        <HostProvider host={host}>
          <ApiProvider call={call}>
            <App />
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    )
  })
}
