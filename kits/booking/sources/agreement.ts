import type { BookingContext, Choice, Draft } from '../variant'
import { insurers } from './hospital'

/** The person's agreement, if any, followed by the insurers; the agreement pays instead of an insurer. */
export async function insurersAndAgreement(draft: Draft, context: BookingContext): Promise<Choice[]> {
  const [agreement, others] = await Promise.all([agreements(context), insurers(draft, context)])
  return [...agreement, ...others]
}

/** The person's agreement as a list of one, or an empty list. Without a session it is empty. */
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
