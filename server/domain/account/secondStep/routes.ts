import { operation, type Api } from '../../../platform/http/api/operation'
import { HttpError } from '../../../platform/errors/httpError'
import { confirmCodeApp, startCodeApp } from '../../../platform/identity/secondStep/codeApp'
import {
  addFactor,
  listFactors,
  removeFactor,
  renameFactor,
} from '../../../platform/identity/secondStep/factors'
import { limitGuesses } from '../../../platform/identity/secondStep/guesses'
import { addPasskey, passkeyCreation } from '../../../platform/identity/secondStep/passkeys'
import { renewRecoveryCodes } from '../../../platform/identity/secondStep/recoveryCodes'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { requireOwn } from '../ownAccount'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'
import { changeOf, ownerOf, readSecondStep, requireRoom, siteOf } from './context'

/** The second step of the person who signed in (decision 220). */
export function registerSecondStep(api: Api): void {
  operation(api, 'GET api/users/second-step', ({ db, tenant, person, origin }) =>
    readSecondStep(db, tenant, { sub: requireOwn(person), origin }),
  )
  operation(api, 'PUT api/users/second-step/{id}', async ({ db, tenant, person, params, body }) => {
    const change = { id: params.id, name: body.name.trim() }
    orNotFound((await renameFactor(db, tenant.id, requireOwn(person), change)) || undefined)
    return undefined
  })
  operation(api, 'DELETE api/users/second-step/{id}', async (call) => {
    const outcome = await removeFactor(call.db, call.tenant, changeOf(call), call.params.id)
    if (outcome === 'last') throw new HttpError(409, 'SECOND_STEP_REQUIRED')
    orNotFound(outcome === 'removed' || undefined)
    return undefined
  })
  operation(
    api,
    'POST api/users/second-step/recovery-codes',
    async ({ db, tenant, person, language, now }) => {
      const personId = requireOwn(person)
      if ((await listFactors(db, tenant.id, personId)).length === 0)
        throw new HttpError(409, 'SECOND_STEP_REQUIRED')
      return db.tx(async (tx) => {
        await enqueueAccountLetter(tx, tenant.id, { kind: 'recoveryCodesRenewed', personId, language, now })
        return { recoveryCodes: await renewRecoveryCodes(tx, tenant.id, personId) }
      })
    },
  )
  registerPasskeys(api)
  registerCodeApps(api)
}

function registerPasskeys(api: Api): void {
  operation(api, 'POST api/users/second-step/passkeys/options', async (call) => {
    const email = await requireRoom(call)
    const options = await passkeyCreation(call.db, siteOf(call), ownerOf(api, call), email)
    return { options: { ...options } }
  })
  operation(api, 'POST api/users/second-step/passkeys', async (call) => {
    const { credential, name } = call.body
    const added = await addFactor(call.db, call.tenant.id, changeOf(call), (tx) =>
      addPasskey(tx, siteOf(call), ownerOf(api, call), { credential, name: name.trim() }),
    )
    if (!added) throw new HttpError(400, 'PASSKEY_REFUSED')
    return added
  })
}

function registerCodeApps(api: Api): void {
  operation(api, 'POST api/users/second-step/apps', async (call) => {
    const email = await requireRoom(call)
    return startCodeApp(call.db, ownerOf(api, call), { brand: call.tenant.manifest.name, email })
  })
  operation(api, 'POST api/users/second-step/apps/{id}', async (call) => {
    const { db, tenant, params, body, clientAddress } = call
    const owner = ownerOf(api, call)
    // The codes of apps are those of the real time.
    const proof = { id: params.id, code: body.code, name: body.name.trim(), now: new Date() }
    let added: Awaited<ReturnType<typeof addFactor>>
    const guesser = { tenant: tenant.id, sub: owner.sub, address: clientAddress }
    const guess = await limitGuesses(db, guesser, async () => {
      added = await addFactor(db, tenant.id, changeOf(call), (tx) => confirmCodeApp(tx, owner, proof))
      return added !== undefined
    })
    if (guess.outcome === 'locked') throw tooManyAttempts(guess.wait)
    if (!added) throw new HttpError(400, 'WRONG_CODE')
    return added
  })
}
