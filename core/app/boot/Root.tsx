import { StrictMode } from 'react'
import { HttpProvider } from '../../http/HttpProvider'
import { HostProvider } from '../../plugin/useHost'
import { TenantProvider } from '../../tenant/useTenant'
import { App } from '../App'
import type { House } from './prepare'

/** The application with everything it stands on. */
export const Root = ({ tenant, host, call }: House) => (
  <StrictMode>
    <TenantProvider tenant={tenant}>
      <HostProvider host={host}>
        <HttpProvider call={call}>
          <App />
        </HttpProvider>
      </HostProvider>
    </TenantProvider>
  </StrictMode>
)
