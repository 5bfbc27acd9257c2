import type { Appointment, Payment } from '@schemas/generated/entities'
import type { ApiError } from '@portico/core/http/apiError'

interface QueryResult<T> {
  data?: T | undefined
  error?: Pick<ApiError, 'status'> | undefined
}

/**
 * The state of a specialist's confirmation. Takes the requests of the paid booking and, if there is none, of its
 * payment. A pending, paid or refunding payment leads to the shared confirmation. "Not booked" means that nothing was charged,
 * so it requires an answer of the server.
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
