import type { BookingCall, BookingVariant, Draft } from '../variant'
import { answersToSend } from './questions'

/**
 * The request of a booking with the answers to its questions in `additionalData.answers`, unless the variant sends them in
 * its own way. The variant need not know the questions that a tenant adds.
 */
export function withAnswers(variant: BookingVariant, draft: Draft, call: BookingCall): BookingCall {
  const answers = variant.sendsAnswers ? undefined : answersToSend(variant, draft)
  if (!answers) return call
  const body = call.body as { additionalData?: object } | undefined
  return {
    ...call,
    body: { ...body, additionalData: { ...body?.additionalData, answers } },
  } as unknown as BookingCall
}
