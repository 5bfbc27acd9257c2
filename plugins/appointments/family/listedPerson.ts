import type { Appointment, FamilyAppointments } from '@schemas/generated/entities'

/** Whose an appointment in the list of a family is. */
export interface ListedPerson {
  /** Of a dependent; undefined: the person who signed in. */
  id?: string
  name: string
  fullName: string
  thumbnailId?: number | null | undefined
}

/** The dependent as the list names them. */
const listedPerson = (dependent: FamilyAppointments): ListedPerson => ({
  id: dependent.personId,
  name: dependent.name,
  fullName: [dependent.name, dependent.surname].filter(Boolean).join(' '),
  thumbnailId: dependent.thumbnailId,
})

/** The value of the filter for the person’s own appointments. */
export const OWN = 'me'

/** The appointments of a family that a filter leaves, with whose each one is. Undefined or an unknown id leaves all. */
export function filterFamily(
  self: ListedPerson,
  own: readonly Appointment[],
  family: readonly FamilyAppointments[],
  filter: string | undefined,
): Map<Appointment, ListedPerson> {
  const isKnown = filter === OWN || family.some(({ personId }) => personId === filter)
  const shows = (id: string) => !isKnown || filter === id
  const entries: [Appointment, ListedPerson][] = shows(OWN) ? own.map((one) => [one, self]) : []
  for (const dependent of family)
    if (shows(dependent.personId))
      for (const one of dependent.appointments) entries.push([one, listedPerson(dependent)])
  return new Map(entries)
}
