import { useEffect, useEffectEvent, useState } from 'react'
import useSWRImmutable from 'swr/immutable'
import type { Payment } from '@schemas/generated/entities'
import { ApiError } from '@core/http/apiError'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'
import { usePersonContext } from '@core/session/personContext'
import { useTakesPayments } from '@kits/booking/useTakesPayments'
import { pauseAfter } from './paymentRules'

/** What is known of an appointment's payment. */
export interface PaymentState {
  /** undefined: not known yet; null: there is none. */
  payment: Payment | null | undefined
  /** It could not be asked for. */
  failed: boolean
  /** Asks again at once. */
  check: () => void
}

/**
 * The payment of an appointment: validated once on return (PAY-006), and asked for again, with growing pauses, while the
 * payment service has not spoken (REC-079, C-069). In: the appointment's id; null where the address names none.
 */
export function usePayment(bookId: number | null): PaymentState {
  const first = useReturn(useTakesPayments() ? bookId : null)
  const isOpen = first.data?.status === 'pending'
  const later = useApi('GET api/payments/{id}', isOpen ? { params: { id: bookId ?? 0 }, quiet: true } : null)
  const payment = later.data ?? first.data
  const check = useRepeated(payment?.status === 'pending', () => void later.mutate())
  const isNone = first.error instanceof ApiError && first.error.status === 404
  if (isNone || !first.isAsked) return { payment: null, failed: false, check }
  const failed = !payment && first.error !== undefined
  return { payment, failed, check: failed ? () => void first.mutate() : check }
}

/** What is known of a return from payment is kept under this, for one person; an appointment that is cancelled is asked about anew. */
export const returnKey = (person: string, bookId: number) => [person, 'return from payment', bookId] as const

function useReturn(bookId: number | null) {
  const { personKey: key } = usePersonContext()
  const call = useCall()
  const asked = useSWRImmutable(bookId === null ? null : returnKey(key, bookId), ([, , id]) =>
    call('POST api/appointments/validate-payment/{id}', { params: { id }, quiet: true }),
  )
  return { ...asked, isAsked: bookId !== null }
}

/** Repeats while something is open, and has every list of appointments read again when it no longer is (BOOK-057). */
function useRepeated(isOpen: boolean, ask: () => void): () => void {
  const [asked, setAsked] = useState(0)
  const invalidate = useInvalidate()
  const again = () => {
    setAsked(asked + 1)
    ask()
  }
  const pauseIsOver = useEffectEvent(again)
  const ended = useEffectEvent(() => void invalidate('api/appointments'))
  useEffect(() => {
    const timer = isOpen ? setTimeout(() => pauseIsOver(), pauseAfter(asked)) : undefined
    return () => clearTimeout(timer)
  }, [isOpen, asked])
  useEffect(() => (isOpen ? () => ended() : undefined), [isOpen])
  return again
}
