import type { ExternalProviderProfile } from '../../platform/identity/external/store/profile'

const MAX_NAME = 100

/** What the claims of a provider say about a person; members that are not usable text are empty. */
export function profileOf(
  issuer: string,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): ExternalProviderProfile {
  const email = emailOf(claims['email'])
  const surname = nameOf(claims['family_name'])
  return {
    issuer,
    subject,
    email,
    isVerified: email !== '' && isTrue(claims['email_verified']),
    name: nameOf(claims['given_name']) || (surname === '' ? nameOf(claims['name']) : ''),
    surname,
  }
}

/** Some providers send booleans as text. */
const isTrue = (claim: unknown) => claim === true || claim === 'true'

function emailOf(claim: unknown): string {
  if (typeof claim !== 'string' || claim.length > 100) return ''
  const email = claim.trim().toLowerCase()
  return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) ? email : ''
}

/** A name without control characters and at most as long as the form allows. */
const nameOf = (claim: unknown): string =>
  typeof claim === 'string' ? claim.replaceAll(/\p{C}/gu, '').trim().slice(0, MAX_NAME) : ''
