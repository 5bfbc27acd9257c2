import type { ExternalProfile } from '../../../../schemas/generated/entities'
import { operation, type Api } from '../../../platform/http/api/operation'
import { findCompletion } from '../../../platform/identity/external/store/completion'
import { findAnyAccount } from '../../../platform/identity/external/store/identities'
import { limitGuesses } from '../../account/limits'
import { registerExternal } from './registerExternal'

/** Completing a new account after a sign-in through a provider. */
export function registerOauth(api: Api): void {
  operation(api, 'GET api/oauth/email', (call) =>
    limitGuesses(call, async () => {
      const completion = await findCompletion(call.db, call.tenant.id, call.query.code)
      return completion && { email: completion.profile.email }
    }),
  )
  operation(api, 'GET api/users/oauth', (call) =>
    limitGuesses(call, async (): Promise<ExternalProfile | undefined> => {
      const { db, tenant, query } = call
      const completion = await findCompletion(db, tenant.id, query.code)
      if (completion?.interaction !== query.state) return undefined
      const { email, name, surname } = completion.profile
      const account = await findAnyAccount(db, tenant.id, email)
      return { email, name, surname, hasAccount: account !== undefined }
    }),
  )
  operation(api, 'POST api/users/register-oauth', registerExternal)
}
