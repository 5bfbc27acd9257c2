import { StrictMode } from 'react'
import { ApiProvider } from '../../session/ApiProvider'
import { HostProvider } from '../../plugin/useHost'
import { TenantProvider } from '../../tenant/useTenant'
import { App } from '../App'
import type { PreparedApp } from './prepare'

/** The application inside its providers. */
export const Root = ({ tenant, host, call }: PreparedApp) => (
  <StrictMode>
    <TenantProvider tenant={tenant}>
      <HostProvider host={host}>
        <ApiProvider call={call}>
          <App />
        </ApiProvider>
      </HostProvider>
    </TenantProvider>
  </StrictMode>
)
