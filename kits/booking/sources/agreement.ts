import type { BookingContext, Choice, Draft } from '../variant'
import { insurers } from './hospital'

/** Insurers, and before them the person's agreement where they have one: it pays instead (BOOK-115, BOOK-117). */
export async function insurersAndAgreement(draft: Draft, context: BookingContext): Promise<Choice[]> {
  const [agreement, others] = await Promise.all([agreements(context), insurers(draft, context)])
  return [...agreement, ...others]
}

/** The agreement the person belongs to, as the list of one, or none. Nobody signed in has one that is known. */
export async function agreements({ call, userId, t }: BookingContext): Promise<Choice[]> {
  if (!userId) return []
  const { agreementId } = await call('GET api/users/data')
  if (!agreementId) return []
  return [
    {
      id: `agreement-${agreementId}`,
      label: t('BOOKING.AGREEMENT'),
      hint: t('BOOKING.AGREEMENT_HINT'),
      preferred: true,
      ref: { agreementId },
    },
  ]
}
