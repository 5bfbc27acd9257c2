import { operation, type Api } from '../../platform/http/api/operation'
import { cancelLinked, joinLinked, moveLinked } from './changeLinked'
import { requireLink } from './linkOfCall'
import { listLinkedTimes, readLinked } from './readLinked'

/**
 * What the link of a letter does with its appointment, without a session (decision 811). Each operation has the token in its
 * body: an address that is opened changes nothing.
 */
export function register(api: Api): void {
  operation(api, 'POST api/letter-links/read', async (call) => readLinked(call, await requireLink(api, call)))
  operation(api, 'POST api/letter-links/free-times', async (call) =>
    listLinkedTimes(call, await requireLink(api, call)),
  )
  operation(api, 'POST api/letter-links/move', async (call) => {
    await moveLinked(api, call, call.body.start)
    return undefined
  })
  operation(api, 'POST api/letter-links/cancel', async (call) => {
    await cancelLinked(api, call)
    return undefined
  })
  operation(api, 'POST api/letter-links/join', async (call) => ({ url: await joinLinked(api, call) }))
}
