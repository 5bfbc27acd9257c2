/** A team of a doctor, as the server has it (ADMIN-026). */
export interface TeamMembership {
  member: boolean
  teamId: number
  teamName: string
  coordinator: boolean
}

/** A team that there is. */
export interface Team {
  id: number
  name: string
}

export type TeamRole = 'member' | 'coordinator'

/** The teams of a doctor from the value of a form, whatever that is. */
export const parseMemberships = (value: unknown): readonly TeamMembership[] =>
  Array.isArray(value) ? (value as readonly TeamMembership[]) : []

/**
 * Makes a doctor a member or coordinator of a team, or not. Who coordinates is a member; a team of which one is neither
 * is none of the doctor's. Out: in the order of the teams, so that what is taken back is as it was.
 */
export function setTeamRole(
  mine: readonly TeamMembership[],
  all: readonly Team[],
  teamId: number,
  part: TeamRole,
  on: boolean,
): TeamMembership[] {
  return all.flatMap(({ id, name }) => {
    const own = mine.find((one) => one.teamId === id)
    if (id !== teamId) return own ? [own] : []
    const now = own ?? { member: false, teamId: id, teamName: name, coordinator: false }
    const next = { ...now, [part]: on }
    if (part === 'coordinator' && on) next.member = true
    if (part === 'member' && !on) next.coordinator = false
    return next.member || next.coordinator ? [next] : []
  })
}
