import { HttpError } from '../../../platform/errors/httpError'
import { formatError } from '../../../platform/errors/formatError'
import { ServiceRefused, ServiceUnavailable } from '../../../platform/services/faults'
import { TokensRefused } from './port'

/** Rejects with the error for the client. A fault of the provider is in the log, which has no token. */
export function asHttpError(error: unknown): never {
  if (error instanceof TokensRefused) throw new HttpError(400, 'DEVICE_CONNECTION_EXPIRED')
  if (!isOfDeviceProvider(error)) throw error
  reportFault(error)
  throw new HttpError(503, 'DEVICE_PROVIDER_UNAVAILABLE')
}

const isOfDeviceProvider = (error: unknown): boolean =>
  error instanceof ServiceUnavailable || error instanceof ServiceRefused

export const reportFault = (error: unknown): void => console.error(`device provider: ${formatError(error)}`)
