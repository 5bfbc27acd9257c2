import { operation, type Api } from '../../platform/http/api/operation'
import { linkedIssuer, unlinkIdentities } from '../../platform/identity/external/store/identities'
import { requireOwn } from './ownAccount'

/** The sign-in of a person through another provider (decision 212). Without it they sign in with email and password, which a letter sets. */
export function registerExternalSignIn(api: Api): void {
  operation(api, 'GET api/users/external-sign-in', async ({ db, tenant, person }) => {
    const issuer = await linkedIssuer(db, tenant.id, requireOwn(person))
    if (issuer === undefined) return { name: null }
    const externalProvider = tenant.backend.externalSignIn
    return { name: externalProvider?.issuer === issuer ? externalProvider.name : new URL(issuer).hostname }
  })
  operation(api, 'DELETE api/users/external-sign-in', async ({ db, tenant, person }) => {
    await unlinkIdentities(db, tenant.id, requireOwn(person))
    return undefined
  })
}
