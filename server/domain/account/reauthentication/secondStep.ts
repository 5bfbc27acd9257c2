import type { ReauthenticationOptions } from '../../../../schemas/generated/entities'
import { HttpError } from '../../../platform/errors/httpError'
import type { Api, OperationCall } from '../../../platform/http/api/operation'
import { limitGuesses } from '../../../platform/identity/secondStep/guesses'
import { askedBySession, type SecondStepOwner } from '../../../platform/identity/secondStep/owner'
import { passkeyRequest, redeemPasskey } from '../../../platform/identity/secondStep/passkeys'
import { hasFactors } from '../../../platform/sessions/secondStepDuty'
import { redeemStepCode, wayOfCode } from '../../../platform/identity/secondStep/stepCode'
import { secondStepWays } from '../../../platform/identity/secondStep/ways'
import { siteOf } from '../secondStep/context'
import { tooManyAttempts } from '../../../platform/errors/tooManyAttempts'

type OptionsCall = OperationCall<'POST api/users/reauthentication-options'>
type Call = OperationCall<'POST api/users/reauthentication'>

/** The account that acts, and the server's own key for secrets. */
interface Actor extends Pick<Api, 'serverKey'> {
  sub: string
}

/** How an account can do its second step at the host of the call. */
export async function reauthenticationOptions(
  call: OptionsCall,
  actor: Actor,
): Promise<ReauthenticationOptions> {
  const { db, tenant, origin } = call
  const { sub } = actor
  const ways = await secondStepWays(db, tenant.id, { sub, host: new URL(origin).hostname })
  const hasSecondStep = await hasFactors(db, tenant.id, sub)
  if (!ways.includes('passkey')) return { hasSecondStep, ways }
  return {
    hasSecondStep,
    ways,
    passkey: { ...(await passkeyRequest(db, siteOf(call), ownerOf(call, actor))) },
  }
}

/**
 * Checks the second step of a confirmation; nothing for an account that has none. Throws 400 SECOND_STEP_REQUIRED without one,
 * PASSKEY_REFUSED, WRONG_CODE, and 429 TOO_MANY_ATTEMPTS.
 */
export async function proveSecondStep(call: Call, actor: Actor): Promise<void> {
  const { db, tenant, body } = call
  if (body.credential !== undefined) {
    const used = await redeemPasskey(db, siteOf(call), ownerOf(call, actor), body.credential)
    if (used?.sub !== actor.sub) throw new HttpError(400, 'PASSKEY_REFUSED')
    return
  }
  if (!(await hasFactors(db, tenant.id, actor.sub))) return
  if (body.secondStepCode === undefined) throw new HttpError(400, 'SECOND_STEP_REQUIRED')
  await proveCode(call, actor, body.secondStepCode.trim())
}

async function proveCode(call: Call, actor: Actor, code: string): Promise<void> {
  const { db, tenant, clientAddress, language } = call
  const guesser = { tenant: tenant.id, sub: actor.sub, address: clientAddress }
  const guess = await limitGuesses(db, guesser, () =>
    redeemStepCode(db, ownerOf(call, actor), { way: wayOfCode(code), code, language }),
  )
  if (guess.outcome === 'locked') throw tooManyAttempts(guess.wait)
  if (guess.outcome === 'wrong') throw new HttpError(400, 'WRONG_CODE')
}

const ownerOf = (
  { tenant, person }: Pick<OptionsCall, 'tenant' | 'person'>,
  { serverKey, sub }: Actor,
): SecondStepOwner => ({ tenant: tenant.id, sub, serverKey, askedBy: askedBySession(person.session) })
