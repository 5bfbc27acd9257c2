import { ConfigError } from './settings/config'
import { DbError } from '../platform/db/database'
import { PortalError } from '../platform/portal/builtPortal'
import { TenantError } from '../platform/tenants/readJson'

/** Errors whose message already says what is wrong and what to do. */
const selfExplanatoryErrors = [ConfigError, DbError, PortalError, TenantError]

/** The error of `server.listen`. */
type ListenError = NodeJS.ErrnoException & { port?: number; hostname?: string; address?: string }

/** Formats a startup error: what is wrong and what to do. An unexpected error keeps its stack. */
export function formatStartError(error: unknown): string {
  if (!(error instanceof Error)) return `Portico could not start: ${String(error)}`
  if (selfExplanatoryErrors.some((kind) => error instanceof kind)) return error.message
  const { code, port, hostname, address } = error as ListenError
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${(port ?? 4000) + 1} npm start`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This user may not listen on port ${port}. Choose a port above 1023: PORT=4000 npm start`
  }
  if ((code === 'ENOTFOUND' || code === 'EAI_AGAIN') && hostname !== undefined) {
    return `The host name ${hostname} does not resolve. Set HOST to a name or address of this machine: HOST=localhost npm start`
  }
  if (code === 'EADDRNOTAVAIL' && address !== undefined) {
    return `This machine does not have the address ${address}. Set HOST to a name or address of this machine: HOST=localhost npm start`
  }
  return `Portico could not start: ${error.stack ?? error.message}`
}
