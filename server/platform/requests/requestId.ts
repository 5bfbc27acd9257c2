import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'

/** The id of a request: in the header of its answer, in the log, and on the page of an error. */
export const requestIdOf = (res: ServerResponse): string => String(res.getHeader('x-request-id'))

/** A new number of a request: 56 random bits as eleven digits and small letters, because people read it aloud. */
export const createRequestId = (): string =>
  BigInt(`0x${randomBytes(7).toString('hex')}`)
    .toString(36)
    .padStart(11, '0')
