import { StrictMode } from 'react'
import { ApiProvider } from '../../session/ApiProvider'
import { HostProvider } from '../../plugin/useHost'
import { TenantProvider } from '../../tenant/useTenant'
import { App } from '../App'
import type { House } from './prepare'

/** The application with everything it stands on. */
export const Root = ({ tenant, host, call }: House) => (
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
