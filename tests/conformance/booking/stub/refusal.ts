/** Why the desk of a stub refuses a request. */
export type RefusalReason =
  /** The time belongs to somebody else, is in the past or no time of the calendar. */
  | 'taken'
  /** The time begins too soon. */
  | 'tooSoon'
  /** There is no such appointment of this person. */
  | 'missing'
  /** Another request used the idempotency key. */
  | 'keyReused'
  /** There is no session, or it has ended. */
  | 'signedOut'

/** A refusal: of the desk, or one that an operation throws for a reason of its own. */
export class Refusal extends Error {
  constructor(readonly reason: string) {
    super(reason)
  }
}

/** The answer to a refused request, in the form of an API. The reason is a `RefusalReason`, or one of an operation. */
export type RefusalAnswer = (reason: string) => { status: number; body: unknown }

const answers: Readonly<Partial<Record<RefusalReason, [status: number, message: string, code?: number]>>> = {
  taken: [400, 'APPOINTMENT_NOT_AVAILABLE', -32_054],
  tooSoon: [400, 'FORMAT_NOT_VALID'],
  missing: [404, 'NOT_FOUND'],
  keyReused: [422, 'IDEMPOTENCY_KEY_REUSED'],
  signedOut: [401, 'UNAUTHORIZED'],
}

/** The form of the contract, which the portal reads by itself. */
export const contractRefusal: RefusalAnswer = (reason) => {
  const [status, message, code] = answers[reason as RefusalReason] ?? [400, reason]
  return { status, body: { message, ...(code !== undefined && { code }) } }
}
