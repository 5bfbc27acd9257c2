/** What the session of the link of a visit may do: read this visit and join its call, as its patient. */
export interface VisitRight {
  appointmentId: number
  patientId: string
}

const PREFIX = 'visit/'

/**
 * Who acts in the session of a visit. It is the id of no person, so that what asks for a person finds none. The hub knows
 * the session by the same name.
 */
export const visitActor = (appointmentId: number): string => `${PREFIX}${appointmentId}`
