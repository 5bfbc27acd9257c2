import type { Api } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { tenantOrigin } from '../../platform/requests/tenantOrigin'
import { isScriptRequest } from '../../platform/identity/scriptRequest'

/**
 * Lets only a script of a portal call these operations (C-031). The contract has them as GET, which a link, an image or a
 * prefetch could send too.
 */
export function allowOnlyScripts(api: Api, operations: readonly string[]): void {
  const paths = operations.map((key) => key.replace('GET ', '/'))
  api.http.addHook('preHandler', async (request, reply) => {
    if (!paths.includes(request.routeOptions.url ?? '')) return
    const origin = tenantOrigin(api.publicOrigin, request.hostname)
    if (request.method !== 'GET' || !isScriptRequest(request, reply, origin))
      throw new HttpError(403, 'FORBIDDEN')
  })
}
