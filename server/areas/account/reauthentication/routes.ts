import { operation, type Api } from '../../../http/api/operation'
import { reauthenticate, requestReauthenticationCode } from './reauthenticate'

/** The proof of who acts that sensitive changes ask for (decision 219). */
export function registerReauthentication(api: Api): void {
  operation(api, 'POST api/users/reauthentication-code', (call) => requestReauthenticationCode(call))
  operation(api, 'POST api/users/reauthentication', async (call) => {
    await reauthenticate(call)
    return undefined
  })
}
