import { useEffect, useEffectEvent, useState } from 'react'
import { unstable_serialize as serialize } from 'swr'
import useSWRImmutable from 'swr/immutable'
import type { Payment } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate, useMountedKey } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { usePersonContext } from '@portico/core/session/personContext'
import { pollDelay } from './outcome'

export interface PaymentState {
  /** undefined while it loads; null if the appointment has no payment. */
  payment: Payment | null | undefined
  /** Whether the payment could not be read. */
  failed: boolean
  /** Reads the payment again at once. */
  check: () => void
}

/**
 * The payment of an appointment. Validates it once on return, then polls with growing delays until the payment
 * service has notified the server (C-069). Takes the appointment's id; null if the address has none.
 */
export function usePayment(bookId: number | null): PaymentState {
  const validation = useValidation(bookId)
  const isOpen = validation.data?.status === 'pending'
  const latest = useApi('GET api/payments/{id}', isOpen ? { params: { id: bookId ?? 0 }, quiet: true } : null)
  const payment = latest.data ?? validation.data
  const check = usePolling(payment?.status === 'pending', () => void latest.mutate())
  const hasNone = validation.error instanceof ApiError && validation.error.status === 404
  if (hasNone || bookId === null) return { payment: null, failed: false, check }
  const failed = !payment && validation.error !== undefined
  return { payment, failed, check: failed ? () => void validation.mutate() : check }
}

/** Validates a payment once per person. Invalidating `api/payments` validates it again. */
function useValidation(bookId: number | null) {
  const { personKey } = usePersonContext()
  const call = useCall()
  const key = bookId === null ? null : ([personKey, 'VALIDATE api/payments', bookId] as const)
  useMountedKey(serialize(key))
  return useSWRImmutable(key, ([, , id]) =>
    call('POST api/appointments/validate-payment/{id}', { params: { id }, quiet: true }),
  )
}

/**
 * Calls `read` with growing delays while a payment is open, then reloads every list of appointments. Returns a
 * function that reads at once.
 */
function usePolling(isOpen: boolean, read: () => void): () => void {
  const [count, setCount] = useState(0)
  const invalidate = useInvalidate()
  const readNow = () => {
    setCount(count + 1)
    read()
  }
  const onDelay = useEffectEvent(readNow)
  // Somebody who has signed out has no lists any more.
  const onClosed = useEffectEvent(() => void invalidate('api/appointments').catch(() => undefined))
  useEffect(() => {
    const timer = isOpen ? setTimeout(() => onDelay(), pollDelay(count)) : undefined
    return () => clearTimeout(timer)
  }, [isOpen, count])
  useEffect(() => (isOpen ? () => onClosed() : undefined), [isOpen])
  return readNow
}
