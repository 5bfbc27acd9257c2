import { afterAnswer } from '../../platform/requests/afterAnswer'
import { operation, type Api } from '../../platform/http/api/operation'
import { fieldError } from '../entities/records/fieldError'
import { askForInvitation, declineInvitation, readInvitation } from '../family/invitations'
import { acceptByLink } from './acceptInvitation'
import { acceptConditions, readAcceptance } from './conditions/acceptance'
import { readConditions } from './conditions/conditions'
import { confirmAccount } from './confirmAccount'
import { readRegistration } from './confirmRegistration'
import { limitGuesses, limitLetters } from '../account/limits'
import { registerOauth } from './oauth/routes'
import { listReferrers } from './referrers'
import { registerPerson } from './register'
import { readPasswordLink } from './readPasswordLink'
import { enqueueReset, resetPassword } from './resetPassword'
import { allowOnlyScripts } from './scriptOnly'
import { enqueueConfirmationAgain } from './sendConfirmation'

/** Registration, also after a sign-in through a provider, confirmation of addresses, new passwords and conditions of the service. */
export function register(api: Api): void {
  operation(api, 'POST api/users', (call) => registerPerson(call).then(nothing))
  operation(api, 'POST api/users/confirm-account', (call) =>
    limitGuesses(call, () => confirmAccount(call)).then(nothing),
  )
  operation(api, 'POST api/users/registration-of-link', (call) =>
    limitGuesses(call, () => readRegistration(call)),
  )
  operation(api, 'POST api/users/password-link', (call) => limitGuesses(call, () => readPasswordLink(call)))
  operation(api, 'POST api/users/reset-password', (call) => resetPassword(call).then(nothing))
  registerInvitations(api)
  operation(api, 'GET api/doctors/nickname', ({ db, tenant, language, query }) =>
    listReferrers(db, tenant.id, language, query.search ?? ''),
  )
  registerOauth(api)
  registerLetters(api)
  registerConditions(api)
}

/** What the person who is invited does with the link of the letter. */
function registerInvitations(api: Api): void {
  operation(api, 'POST api/independent-users/confirm-account', (call) =>
    limitGuesses(call, () => acceptByLink(call)).then(nothing),
  )
  operation(api, 'POST api/independent-users/read-invitation', (call) =>
    limitGuesses(call, () => readInvitation(call)),
  )
  operation(api, 'POST api/independent-users/decline-invitation', (call) =>
    limitGuesses(call, () => declineInvitation(call)).then(nothing),
  )
  operation(api, 'POST api/independent-users/ask-for-invitation', (call) =>
    limitGuesses(call, () => askForInvitation(call)).then(nothing),
  )
}

const nothing = () => undefined

/** What writes the letter of an operation that sends one. */
const letters = {
  'GET api/users/request-password-reset': enqueueReset,
  'GET api/users/send-account-confirmation-email': enqueueConfirmationAgain,
} as const

function registerLetters(api: Api): void {
  const keys = Object.keys(letters) as (keyof typeof letters)[]
  allowOnlyScripts(api, keys)
  for (const key of keys) {
    operation(api, key, async (call) => {
      const { db, tenant, query, language, now } = call
      await limitLetters(call, query.email)
      // Neither the response time nor an error reveals who has an account (C-031).
      afterAnswer('registration: a letter could not be written', () =>
        letters[key](db, tenant.id, { email: query.email, language, now }),
      )
      return undefined
    })
  }
}

function registerConditions(api: Api): void {
  operation(api, 'GET api/users/register-conditions', ({ tenant, language }) =>
    readConditions(tenant, language),
  )
  operation(api, 'GET api/users/conditions', ({ db, tenant, person, language }) =>
    readAcceptance(db, tenant.id, person.actor, readConditions(tenant, language).version),
  )
  operation(api, 'POST api/users/conditions', async ({ db, tenant, person, body, language, now }) => {
    if (body.version !== readConditions(tenant, language).version) throw fieldError('/version', 'enum')
    await acceptConditions(db, tenant.id, { personId: person.actor, version: body.version }, now)
    return undefined
  })
}
