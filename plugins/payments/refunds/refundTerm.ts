/** Until when a patient who cancels gets the money back. */
export interface RefundTerm {
  /** ISO 8601, UTC. */
  end: string
  isOver: boolean
}

/** The term of an appointment. Takes its start (ISO 8601), the tenant's hours before it, and now in milliseconds. */
export function refundTerm(start: string, hours: number, now: number): RefundTerm {
  const end = Date.parse(start) - hours * 3_600_000
  return { end: new Date(end).toISOString(), isOver: end <= now }
}
