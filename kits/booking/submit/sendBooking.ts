import { ApiError } from '@portico/core/http/apiError'
import type { BookingResponse } from '@schemas/generated/entities'
import { withAnswers } from '../questions/withAnswers'
import { isAllowedRedirect, readBookingResponse, readErrorResponse, type RedirectTargets } from './outcome'
import type { BookingCall, BookingContext, BookingVariant, Draft, Outcome } from '../variant'

/**
 * Sends a complete draft with its idempotency key. Never rejects: API errors, network failures and exceptions of the
 * variant are outcomes. A redirect to a disallowed address is a failure (C-064).
 */
export async function sendBooking(
  variant: BookingVariant,
  draft: Draft,
  context: BookingContext,
  allowed: RedirectTargets,
): Promise<Outcome> {
  try {
    const { slot } = draft
    const request = slot && (await variant.request({ ...draft, slot }, context))
    if (!request) return { kind: 'conflict' }
    const answer = await send(withAnswers(variant, draft, request), context, draft.idempotencyKey)
    const outcome = variant.readAnswer?.(answer) ?? readBookingResponse(answer as BookingResponse, allowed)
    return outcome.kind === 'redirect' && !isAllowedRedirect(outcome.url, allowed) ? failed : outcome
  } catch (fault) {
    if (fault instanceof ApiError) return variant.readError?.(fault) ?? readErrorResponse(fault)
    console.error(`booking variant "${variant.id}"`, fault)
    return failed
  }
}

/** Sends a request to the portal's API, or to the plugin's own. */
function send(
  request: BookingCall,
  { call, callPlugin }: BookingContext,
  idempotencyKey: string,
): Promise<unknown> {
  if ('set' in request) {
    const { set, operation, ...input } = request
    return callPlugin(set, operation, { ...input, idempotencyKey } as never)
  }
  const { operation, ...input } = request
  return call(operation, { ...input, idempotencyKey })
}

const failed: Outcome = { kind: 'failed', message: 'APPOINTMENT.ERROR' }
