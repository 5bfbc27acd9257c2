import { useEffect, useEffectEvent } from 'react'
import { useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'

/** Cancels an appointment, then reloads appointments and payments, as it may be refunded. */
export function useCancelAppointment() {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (id: number) => {
    await call('DELETE api/appointments/{id}', { params: { id }, quiet: true })
    await Promise.all([invalidate('api/appointments'), invalidate('api/payments')])
  }
}

/** Accepts or declines an appointment that a doctor proposes, then reads the appointments again, also after a refusal. */
export function useAnswerProposal() {
  const call = useCall()
  const invalidate = useInvalidate()
  return async (id: number, isAccepted: boolean) => {
    try {
      await call('PUT api/appointments/{id}/answer', {
        capability: 'proposals',
        params: { id },
        body: { isAccepted },
        quiet: true,
      })
    } finally {
      await invalidate('api/appointments').catch(() => undefined)
    }
  }
}

/**
 * Asks the server, once for each opening, to import the person's appointments from other systems, then reads the lists
 * again. The GET changes state, so it is sent from the open page only, never in advance. A failure keeps the
 * lists as they are.
 */
export function useSynchronizedAppointments(): void {
  const call = useCall()
  const invalidate = useInvalidate()
  const synchronize = useEffectEvent(async () => {
    await call('GET api/users/synchronize-appointments', { quiet: true })
    await invalidate('api/appointments')
  })
  useEffect(() => {
    synchronize().catch(() => undefined)
  }, [])
}
