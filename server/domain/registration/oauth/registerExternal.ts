import { randomUUID } from 'node:crypto'
import type { ExternalRegistered } from '../../../../schemas/generated/entities'
import { sqlState } from '../../../platform/http/errors/badInput'
import { HttpError } from '../../../platform/errors/httpError'
import type { OperationCall } from '../../../platform/http/api/operation'
import { UNUSABLE_HASH } from '../../../platform/identity/accounts/password'
import { completeSignIn, lockCompletion } from '../../../platform/identity/external/store/completion'
import { linkIdentity } from '../../../platform/identity/external/store/identities'
import { interactionPath } from '../../../platform/identity/issuer'
import { checkPersonAnswers } from '../checkRegistration'
import { readConditions } from '../conditions/conditions'
import { createPerson } from '../createPerson'
import { limitGuesses } from '../../account/limits'
import { needsDoctor } from '../../people/needsDoctor'
import type { RegistrationAnswers } from '../register'

type Call = OperationCall<'POST api/users/register-oauth'>

const UNIQUE_VIOLATION = '23505'

/**
 * Makes person and account of somebody whom a provider has identified. The email is the provider's, never the
 * form's. The account has no password: the person can set one by letter. Throws 400 EMAIL_EXISTS when the email has got
 * an account since the sign-in; only its owner can learn that here.
 */
export async function registerExternal(call: Call): Promise<ExternalRegistered> {
  const { tenant, body, now, language } = call
  // A sign-in at a provider names no doctor.
  if (!tenant.backend.features.includes('register') || needsDoctor(tenant))
    throw new HttpError(403, 'FORBIDDEN')
  checkPersonAnswers(body, { tenant, version: readConditions(tenant, language).version, now })
  const id = await limitGuesses(call, () =>
    create(call).catch((error: unknown) => {
      throw sqlState(error) === UNIQUE_VIOLATION ? new HttpError(400, 'EMAIL_EXISTS') : error
    }),
  )
  return { id, continueAt: `${interactionPath(body.state)}/external/registered` }
}

/** Returns the id of the person; undefined for a code that is used, expired or of another sign-in. */
const create = ({ db, tenant, body, now, language }: Call): Promise<string | undefined> =>
  db.tx(async (tx) => {
    const { code, state, ...form } = body
    const completion = await lockCompletion(tx, tenant.id, code)
    if (completion?.interaction !== state) return undefined
    const { profile } = completion
    const id = randomUUID()
    const answers: RegistrationAnswers = { ...form, doctorId: null, referrerId: null }
    await createPerson(tx, tenant, {
      id,
      email: profile.email,
      answers,
      passwordHash: UNUSABLE_HASH,
      language,
      createdAt: now,
    })
    if (!(await linkIdentity(tx, tenant.id, profile, id))) throw new HttpError(400, 'EMAIL_EXISTS')
    await completeSignIn(tx, tenant.id, state, id)
    return id
  })
