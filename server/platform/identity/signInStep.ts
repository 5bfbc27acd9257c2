import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Issuer } from './issuer'
import type { PageContext } from './pages/layout'
import { createPageResponse } from './pages/pageResponse'
import { writeResponse } from './protocol/writeResponse'

/** A request to a step of a sign-in. */
export interface SignInStep {
  issuer: Issuer
  req: IncomingMessage
  res: ServerResponse
  page: PageContext
  /** The id of the sign-in, which its cookie proves. */
  uid: string
  /** The path of the sign-in page. */
  address: string
  /** What follows that path: empty for the sign-in page itself. */
  step: string
  query: URLSearchParams
  isPost: boolean
  /** The parameters of the authorization request. */
  params: Readonly<Record<string, unknown>>
}

/** Sends a page of the sign-in. */
export async function sendStep(
  { req, res }: Pick<SignInStep, 'req' | 'res'>,
  html: string,
  status = 200,
): Promise<void> {
  const accepts = req.headers['accept-encoding']?.toString()
  writeResponse(res, await createPageResponse(html, status, accepts))
}

/** Sends the browser to another address with a GET. */
export function redirect(res: ServerResponse, address: string): void {
  res.writeHead(303, { location: address, 'content-length': 0 })
  res.end()
}
