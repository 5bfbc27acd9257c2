import type { BookingResponse } from '@schemas/generated/entities'
import type { Outcome } from '../variant'

/** Where a booking may send the browser, besides its own origin: hosts, without port. */
export interface RedirectTargets {
  origin: string
  hosts: readonly string[]
}

/** What an API refusal says. */
export interface ErrorResponse {
  status: number
  message: string
  code?: number | undefined
  details?: Readonly<Record<string, unknown>> | undefined
}

/**
 * How a booking ended, from its answer: booked (BOOK-039), sign-in needed (C-033), or a redirect to pay (BOOK-040).
 * An address that is missing or not allowed is a failure (C-053, C-064).
 */
export function readBookingResponse(answer: BookingResponse, allowed: RedirectTargets): Outcome {
  const { booked, bookId, loginRequired, redirectUrl } = answer
  if (booked) return { kind: 'booked', ...(bookId !== undefined && { bookId }) }
  if (loginRequired) return { kind: 'login' }
  if (!redirectUrl || !isAllowedRedirect(redirectUrl, allowed)) return failed
  return { kind: 'redirect', url: redirectUrl, ...(bookId !== undefined && { bookId }) }
}

/** Whether the browser may be sent to an address: the same origin, or https on an allowed host (C-023, C-064). */
export function isAllowedRedirect(address: string, { origin, hosts }: RedirectTargets): boolean {
  if (!URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  return url.origin === origin || (url.protocol === 'https:' && hosts.includes(url.hostname))
}

/**
 * How a booking ended, from a refusal: the time is gone (ERR-021, ERR-022, ERR-023), no connection, or the general
 * failure (ERR-024). Messages of HTTP 400 that the catalogue explains are said in its words (ERR-025); other server text is
 * never shown (C-138). A key that another request had, as after a tab was duplicated, would be refused for ever.
 */
export function readErrorResponse({ status, message, code, details }: ErrorResponse): Outcome {
  if (code === -32054 || code === -32052 || message === 'APPOINTMENT_NOT_AVAILABLE') {
    return { kind: 'conflict', ...(details?.['own'] === true && { own: true }) }
  }
  if (message === 'IDEMPOTENCY_KEY_REUSED') return { ...failed, used: true }
  if (message === 'NETWORK') return { kind: 'failed', message: 'APPOINTMENT.ERRORS.NETWORK' }
  if (status !== 400 || !explainedMessages.has(message)) return failed
  return { kind: 'failed', message: `APPOINTMENT.ERROR_${message}` }
}

/** What the server may refuse a booking for, each with a text of the core. */
const explainedMessages = new Set(['FORMAT_NOT_VALID', 'INSURER_NOT_ACCEPTED', 'MAX_AGE'])

const failed: Extract<Outcome, { kind: 'failed' }> = { kind: 'failed', message: 'APPOINTMENT.ERROR' }
