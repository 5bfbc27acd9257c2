/** The `role` claim as .NET issuers write it: absent, one string, or several in an array (SHELL-031). */
export function roleClaim(roles: readonly string[]): string | string[] | undefined {
  return roles.length > 1 ? [...roles] : roles[0]
}

/** The roles of a `role` claim, in any of its forms (ROLE-020). */
export function rolesOf(claim: unknown): string[] {
  if (typeof claim === 'string') return [claim]
  return Array.isArray(claim) ? claim.filter((role) => typeof role === 'string') : []
}
