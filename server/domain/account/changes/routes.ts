import { operation, type Api } from '../../../platform/http/api/operation'
import { limitGuesses } from '../limits'
import { readChange, undoChange } from './undoChange'

/** The undo of a changed address, telephone or password by the link of its letter (decision 222). Only the button sends the token. */
export function registerChanges(api: Api): void {
  operation(api, 'POST api/account-change', (call) => limitGuesses(call, () => readChange(call)))
  operation(api, 'POST api/account-change/undo', async (call) => {
    await limitGuesses(call, () => undoChange(call))
    return undefined
  })
}
