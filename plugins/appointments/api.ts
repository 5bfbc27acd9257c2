import { useEffect, useEffectEvent } from 'react'
import type { Appointment } from '@schemas/generated/entities'
import { saveFile } from '@core/files/saveFile'
import { useApi, useInvalidate } from '@core/http/useApi'
import { useCall } from '@core/http/useCall'

/** The person's appointments that have not ended (BOOK-096, C-061). The page shows its own error. */
export const useUpcomingAppointments = () => useApi('GET api/appointments/', { quiet: 'faults' })

/** All appointments of the person, past ones included (BOOK-097, C-061). The page shows its own error. */
export const useAllAppointments = (isNeeded: boolean) =>
  useApi('GET api/appointments/all', isNeeded ? { quiet: 'faults' } : null)

/** One appointment of the person (BOOK-106). */
export const useAppointment = (id: number) =>
  useApi('GET api/appointments/{id}', { params: { id }, quiet: true })

/** Cancels an appointment, then reloads appointments and payments, as it may be refunded (BOOK-111, BOOK-057, PAY-004). */
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
      await call('PUT api/appointments/{id}/answer', { params: { id }, body: { isAccepted }, quiet: true })
    } finally {
      await invalidate('api/appointments').catch(() => undefined)
    }
  }
}

/**
 * Asks the server, once for each opening, to import the person's appointments from other systems, then reads the lists
 * again (BOOK-077). The GET changes state, so it is sent from the open page only, never in advance. A failure keeps the
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

/**
 * Saves an appointment as a calendar file. The server writes it: the entry is the one that e-mails about the appointment
 * change. The client shows an error.
 */
export function useSaveToCalendar() {
  const call = useCall()
  return async ({ id, startDate }: Pick<Appointment, 'id' | 'startDate'>) => {
    const input = { params: { id }, file: true } as const
    const file = await call('GET api/appointments/{id}/calendar', input).catch(() => undefined)
    if (file) saveFile(`${startDate.slice(0, 10)}.ics`, file)
  }
}
