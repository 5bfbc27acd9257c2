import { operation, type Api } from '../../../platform/http/api/operation'
import { findActor, reauthenticate, requestReauthenticationCode } from './reauthenticate'
import { reauthenticationOptions } from './secondStep'

/** The proof of who acts that sensitive changes ask for (decision 219). */
export function registerReauthentication(api: Api): void {
  const { serverKey } = api
  operation(api, 'POST api/users/reauthentication-options', async (call) => {
    const { sub } = await findActor(call)
    return reauthenticationOptions(call, { serverKey, sub })
  })
  operation(api, 'POST api/users/reauthentication-code', (call) => requestReauthenticationCode(call))
  operation(api, 'POST api/users/reauthentication', async (call) => {
    await reauthenticate(call, { serverKey })
    return undefined
  })
}
