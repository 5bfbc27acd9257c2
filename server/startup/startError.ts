import { ConfigError } from './config'
import { DbError } from '../db/engine'
import { PortalError } from '../http/portal/builtPortal'
import { TenantError } from '../tenants/readJson'

/** Faults whose message is already written for the person who starts the server. */
const selfExplanatoryErrors = [ConfigError, DbError, PortalError, TenantError]

/** What a server that cannot listen says of the place. */
type ListenError = NodeJS.ErrnoException & { port?: number; hostname?: string; address?: string }

/** Why the server does not run and what to do, in one message; what nobody foresaw keeps its stack. */
export function formatStartError(error: unknown): string {
  if (!(error instanceof Error)) return `Portico could not start: ${String(error)}`
  if (selfExplanatoryErrors.some((kind) => error instanceof kind)) return error.message
  const { code, port, hostname, address } = error as ListenError
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop it, or choose another one: PORT=${(port ?? 4000) + 1} npm start`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This user may not listen on port ${port}. Choose one above 1023: PORT=4000 npm start`
  }
  if ((code === 'ENOTFOUND' || code === 'EAI_AGAIN') && hostname !== undefined) {
    return `No machine has the name ${hostname}. Portico listens on HOST, a name or address of this machine: HOST=localhost npm start`
  }
  if (code === 'EADDRNOTAVAIL' && address !== undefined) {
    return `This machine does not have the address ${address}. Portico listens on HOST, a name or address of this machine: HOST=localhost npm start`
  }
  return `Portico could not start: ${error.stack ?? error.message}`
}
