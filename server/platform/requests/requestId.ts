import type { ServerResponse } from 'node:http'

/** The id of a request: in the header of its answer, in the log, and on the page of an error. */
export const requestIdOf = (res: ServerResponse): string => String(res.getHeader('x-request-id'))
