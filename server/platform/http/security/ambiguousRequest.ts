import type { IncomingMessage } from 'node:http'
import type { ApiError } from '../../../../schemas/generated/entities'
import type { Listener } from '../app'

const BAD_REQUEST = 400
const UNSUPPORTED_MEDIA_TYPE = 415

/**
 * Refuses requests that a proxy and this server could read in different ways: several Host headers with 400, and a body
 * with a Content-Encoding, which this server does not decode, with 415.
 */
export const ambiguousRequestListener: Listener = (req, res) => {
  const status = statusOfAmbiguous(req)
  if (status === undefined) return false
  const body: ApiError = { message: 'FORMAT_NOT_VALID' }
  const text = JSON.stringify(body)
  // The rest of the connection cannot be trusted either.
  res.writeHead(status, {
    'content-type': 'application/json',
    'content-length': text.length,
    connection: 'close',
  })
  res.end(text)
  return true
}

/** The status that refuses an ambiguous request; undefined for any other request. */
export function statusOfAmbiguous({
  rawHeaders,
  headers,
}: Pick<IncomingMessage, 'rawHeaders' | 'headers'>): number | undefined {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host')
  if (hosts.length > 1) return BAD_REQUEST
  const encoding = headers['content-encoding']?.trim().toLowerCase() ?? 'identity'
  return encoding === 'identity' ? undefined : UNSUPPORTED_MEDIA_TYPE
}
