/** A doctor's membership in a team. */
export interface TeamMembership {
  member: boolean
  teamId: number
  teamName: string
  coordinator: boolean
}

export interface Team {
  id: number
  name: string
}

export type TeamRole = 'member' | 'coordinator'

/** The memberships in a form value; an empty list for anything else. */
export const parseMemberships = (value: unknown): readonly TeamMembership[] =>
  Array.isArray(value) ? (value as readonly TeamMembership[]) : []

/**
 * Sets or clears a doctor's role in a team. A coordinator is also a member; without a role the membership is removed.
 * Returns them in the order of the teams, so that undoing a change restores an equal value.
 */
export function setTeamRole(
  memberships: readonly TeamMembership[],
  all: readonly Team[],
  teamId: number,
  role: TeamRole,
  on: boolean,
): TeamMembership[] {
  return all.flatMap(({ id, name }) => {
    const own = memberships.find((membership) => membership.teamId === id)
    if (id !== teamId) return own ? [own] : []
    const current = own ?? { member: false, teamId: id, teamName: name, coordinator: false }
    const next = { ...current, [role]: on }
    if (role === 'coordinator' && on) next.member = true
    if (role === 'member' && !on) next.coordinator = false
    return next.member || next.coordinator ? [next] : []
  })
}
