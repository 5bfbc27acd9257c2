import type { SignInStep } from '../../signInStep'
import { askedByPage, type SecondStepOwner } from '../owner'
import type { PasskeySite } from '../passkeys'

/** The host at which a sign-in page uses passkeys: its own. */
export const siteOf = ({ issuer: { context, origin } }: SignInStep): PasskeySite => ({
  tenant: context.tenant.id,
  origin,
  brand: context.brand.name,
})

/** The account that a sign-in page has found, as the owner of its second step. */
export const ownerOf = ({ issuer: { context }, uid }: SignInStep, sub: string): SecondStepOwner => ({
  tenant: context.tenant.id,
  sub,
  serverKey: context.serverKey,
  askedBy: askedByPage(uid),
})
