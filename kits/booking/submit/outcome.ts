import type { BookingResponse } from '@schemas/generated/entities'
import type { Outcome } from '../variant'

/** Hosts, without port, to which a booking may redirect besides its own origin. */
export interface RedirectTargets {
  origin: string
  hosts: readonly string[]
}

/** An error response of the API. */
export interface ErrorResponse {
  status: number
  message: string
  code?: number | undefined
  details?: Readonly<Record<string, unknown>> | undefined
}

/**
 * The outcome of a response: booked, sign-in required (C-033), or a redirect to pay. A missing or
 * disallowed address is a failure (C-053, C-064).
 */
export function readBookingResponse(answer: BookingResponse, allowed: RedirectTargets): Outcome {
  const { booked, bookId, loginRequired, redirectUrl } = answer
  if (booked) return { kind: 'booked', ...(bookId !== undefined && { bookId }) }
  if (loginRequired) return { kind: 'login' }
  if (!redirectUrl || !isAllowedRedirect(redirectUrl, allowed)) return failed
  return { kind: 'redirect', url: redirectUrl, ...(bookId !== undefined && { bookId }) }
}

/** Whether a redirect is allowed: the same origin, or https on an allowed host (C-023, C-064). */
export function isAllowedRedirect(address: string, { origin, hosts }: RedirectTargets): boolean {
  if (!URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.hostname))
}

/**
 * The outcome of an error: slot taken, no connection, or a general failure. Known
 * messages of HTTP 400 have their own texts; other server text is never shown (C-138). A reused idempotency
 * key, for example in a duplicated tab, must be renewed, or every retry would fail.
 */
export function readErrorResponse(error: ErrorResponse): Outcome {
  const { status, message, code, details } = error
  if (code === -32054 || code === -32052 || message === 'APPOINTMENT_NOT_AVAILABLE') {
    return { kind: 'conflict', ...(details?.['own'] === true && { ownAppointment: true }) }
  }
  if (message === 'IDEMPOTENCY_KEY_REUSED') return { ...failed, keyReused: true }
  if (message === 'NETWORK') return { kind: 'failed', message: 'APPOINTMENT.ERRORS.NETWORK' }
  const named = textsOfFields[String(details?.['field'])]
  if (named) return { kind: 'failed', message: named }
  if (status !== 400 || !explainedMessages.has(message)) return unexplained(error)
  return { kind: 'failed', message: `APPOINTMENT.ERROR_${message}` }
}

/** A general failure, with the reference under which the log of the API has it. */
function unexplained({ details }: ErrorResponse): Outcome {
  const reference = details?.['reference']
  return typeof reference === 'string' ? { ...failed, reference } : failed
}

/** Fields of a refused request that the person can change. */
const textsOfFields: Readonly<Record<string, string>> = {
  'body/additionalData/documents': 'APPOINTMENT.ERROR_DOCUMENTS',
  'body/additionalData/answers': 'APPOINTMENT.ERROR_ANSWERS',
}

/** Server messages with their own text in core. */
const explainedMessages = new Set([
  'FORMAT_NOT_VALID',
  'INSURER_NOT_ACCEPTED',
  'INSURER_POLICY_MISSING',
  'INSURER_POLICY_REFUSED',
  'MAX_AGE',
  'MIN_AGE',
  'TOO_MANY_BOOKED',
  'TOO_MANY_HELD',
])

const failed: Extract<Outcome, { kind: 'failed' }> = { kind: 'failed', message: 'APPOINTMENT.ERROR' }
