import type { IncomingMessage } from 'node:http'
import { duties as allDuties, type Duty } from '../../platform/jobs/duties'
import type { Listener } from '../../platform/http/app'

/** Which duty a request asks for. */
const dutyOf = ({ url = '/' }: IncomingMessage): Duty => (/^\/hub(?=[/?]|$)/.test(url) ? 'hub' : 'web')

/** Whether a process with these duties takes a request. */
export const takes = (duties: readonly Duty[], request: IncomingMessage): boolean =>
  duties.includes(dutyOf(request))

/** Answers with 404 what another process does. Undefined for a process that does everything. */
export function otherDuties(duties: readonly Duty[]): Listener | undefined {
  if (duties.length === allDuties.length) return undefined
  return (request, response) => {
    if (takes(duties, request)) return false
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"NOT_FOUND"}')
    return true
  }
}
