import { everyCapability } from '@portico/core/plugin/capability/everyCapability'
import { act, render } from '@testing-library/react'
import { App } from '../../core/app/App'
import { collect } from '../../core/plugin/host'
import { HostProvider } from '@portico/core/plugin/useHost'
import { ApiProvider } from '../../core/session/ApiProvider'
import { testTenant } from '@portico/core/tenant/testTenant'
import { TenantProvider } from '@portico/core/tenant/useTenant'
import { bookingKit } from '@portico/booking/kit'
import type { fakeApi } from '@portico/booking/testing/testPortal'
import plugin from './plugin'

/** Opens the list of appointments with a fake server. */
export async function renderList(call: ReturnType<typeof fakeApi>, query = ''): Promise<void> {
  const { host } = collect([plugin], { appointments: {} }, new Set(everyCapability), { kits: [bookingKit] })
  location.hash = `#/videoconsultation/booked-appointments${query}`
  await act(async () => {
    render(
      <TenantProvider tenant={testTenant}>
        <HostProvider host={host}>
          <ApiProvider call={call}>
            <App />
          </ApiProvider>
        </HostProvider>
      </TenantProvider>,
    )
  })
}
