import { removePersonData } from '../state/personData'
import { storeToken } from './session'
import { leavePage } from './signIn'
import { recordRefusal } from './signInRefusal'

/**
 * Removes the session of this browser, which the server has already ended, and opens a page without a session. Takes the
 * in-app path of that page.
 */
export function leaveEnded(path: string): void {
  void leavePage(() => {
    storeToken(null)
    removePersonData()
    recordRefusal()
    return Promise.resolve(`/#${path}`)
  })
}
