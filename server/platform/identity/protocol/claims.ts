/** The `role` claim in the form of .NET issuers: absent, a string, or an array of several. */
export function roleClaim(roles: readonly string[]): string | string[] | undefined {
  return roles.length > 1 ? [...roles] : roles[0]
}

/** Parses a `role` claim of any form. */
export function rolesOf(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : []
}
