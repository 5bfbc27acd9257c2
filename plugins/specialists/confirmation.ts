import type { Appointment, Payment } from '@schemas/generated/entities'
import type { ApiError } from '@core/http/apiError'

interface QueryResult<T> {
  data?: T | undefined
  error?: Pick<ApiError, 'status'> | undefined
}

/**
 * What the confirmation of a specialist shows (BOOK-044). In: the answers about the paid booking and, where there is none,
 * about its payment. A payment without a word yet, or that is given back, has more to say than "not booked"; only a
 * booking that the server says is not paid has charged nothing (ERR-026).
 */
export function confirmationState(
  paid: QueryResult<Appointment>,
  payment: QueryResult<Payment>,
): 'waiting' | 'booked' | 'notBooked' | 'unknown' {
  if (paid.data) return 'booked'
  if (!paid.error) return 'waiting'
  if (paid.error.status !== 404) return 'unknown'
  if (payment.error) return payment.error.status === 404 ? 'notBooked' : 'unknown'
  if (!payment.data) return 'waiting'
  return ['pending', 'paid', 'refunding'].includes(payment.data.status) ? 'booked' : 'notBooked'
}
