import { redirect, type SignInStep } from '../../signInStep'
import type { ExternalProblem } from '../pages/problemPage'
import { ServiceRefused } from '../../../services/faults'
import type { ExternalProvider } from '../port'
import { redeemState, saveProfile } from '../store/attempts'
import { createCompletionCode } from '../store/completion'
import { findAnyAccount, findLinkedAccount } from '../store/identities'
import type { ExternalProviderProfile } from '../store/profile'
import { callbackAddress } from './callbackAddress'
import { finishExternalSignIn } from './finishExternalSignIn'

/** Errors that say that the person did not continue (OpenID Connect Core 3.1.2.6). */
const cancelled = ['access_denied', 'login_required', 'consent_required', 'interaction_required']
/** Errors that the next attempt may not have. */
const temporary = ['server_error', 'temporarily_unavailable']

/** Handles the return from the provider to the sign-in that left for it. Returns the problem to show, if there is one. */
export async function handleReturn(
  step: SignInStep,
  external: ExternalProvider,
): Promise<ExternalProblem | undefined> {
  const { issuer, query, uid } = step
  const { db, tenant } = issuer.context
  const state = query.get('state') ?? ''
  const attempt = await redeemState(db, tenant.id, { interaction: uid, state })
  if (!attempt) return 'REFUSED'
  const error = query.get('error')
  if (error !== null) return problemOfReturn(error)
  const redirectUri = callbackAddress(issuer.origin)
  return receive(step, await external.profile({ ...attempt, redirectUri, params: query }))
}

function problemOfReturn(error: string): ExternalProblem {
  if (cancelled.includes(error)) return 'CANCELLED'
  if (temporary.includes(error)) return 'DOWN'
  throw new ServiceRefused(`The provider returns ${error.replaceAll(/\W/g, '').slice(0, 40)}`)
}

/** Signs in a known person. Anyone else needs an email that the provider has checked. */
async function receive(
  step: SignInStep,
  profile: ExternalProviderProfile,
): Promise<ExternalProblem | undefined> {
  const { db, tenant, brand } = step.issuer.context
  const linked = await findLinkedAccount(db, tenant.id, profile)
  if (linked) return linked.isActive ? finishExternalSignIn(step, linked.sub) : 'INACTIVE'
  if (!profile.isVerified) return 'UNVERIFIED'
  const account = await findAnyAccount(db, tenant.id, profile.email)
  if (account && !account.isActive) return 'INACTIVE'
  if (!account && !brand.hasRegistration) return 'NO_ACCOUNT'
  await saveProfile(db, tenant.id, step.uid, profile)
  // Both after a redirect, so that a reload does not use the code of the provider again.
  redirect(step.res, account ? joinAddress(step) : await completionAddress(step))
  return undefined
}

const joinAddress = ({ address, page }: SignInStep) => `${address}/external/join?lang=${page.language}`

/** The form of the portal that completes a new account. Its code travels behind the hash, which no server logs. */
async function completionAddress({ issuer, page, uid }: SignInStep): Promise<string> {
  const { db, tenant } = issuer.context
  const code = await createCompletionCode(db, tenant.id, uid)
  return `${page.portal}#/register-oauth?${new URLSearchParams({ code, state: uid }).toString()}`
}
