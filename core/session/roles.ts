import type { TokenClaims } from './token'

const administrator = 'Administrator'

/** The section roles of the specification: holding any of them implies Administrator (C-114). */
const sectionRoles =
  'Roles Videos Categories Users Companies Services Insurers Doctors Agreements Reports Documents'
    .split(' ')
    .map((section) => section + administrator)

/** The roles that a token grants in the claim of this name. Role names match exactly, never as part of a word (C-114). */
export function rolesFromClaims(claims: TokenClaims | null, claim = 'role'): ReadonlySet<string> {
  const roles = new Set([claims?.[claim] ?? []].flat() as string[])
  if (sectionRoles.some((role) => roles.has(role))) roles.add(administrator)
  return roles
}
