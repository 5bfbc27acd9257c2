import { operation, type Api } from '../../../platform/http/api/operation'
import { requestEmailChange, verifyEmailChange } from './changeEmail'
import { requestPhoneChange, verifyPhoneChange } from './changePhone'
import { verifyPerson } from './verifyPerson'

/** How a person is reached, and the proof of who they are. Both steps of each change belong to the person who signed in. */
export function registerContact(api: Api): void {
  operation(api, 'POST api/users/request-change-email', async (call) => {
    await requestEmailChange(call)
    return undefined
  })
  operation(api, 'POST api/users/verify-change-email', async (call) => {
    await verifyEmailChange(call)
    return undefined
  })
  operation(api, 'POST api/users/request-change-phone', async (call) => {
    await requestPhoneChange(api, call)
    return undefined
  })
  operation(api, 'POST api/users/verify-change-phone', async (call) => {
    await verifyPhoneChange(call)
    return undefined
  })
  operation(api, 'PUT api/users/verify', (call) => verifyPerson(call))
}
