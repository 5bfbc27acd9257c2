import { useState } from 'react'
import { browserZone, zoneOffset } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useBookingText, type BookingKey } from '@portico/booking/texts'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { useHref } from '@portico/core/routing/useHref'
import { useTenant } from '@portico/core/tenant/useTenant'
import { toast } from '@portico/core/ui/feedback/toast'
import { isAllowedRedirect } from '@portico/booking/submit/outcome'
import type { WaitingTimes, WaitingWish } from '@schemas/generated/entities'
import type { TextKey } from '../texts'

const capability = 'waitingList'

/** What the person waits for; nothing where there is no list. The page shows its own error. */
export const useWaitingList = () =>
  useApi('GET api/waiting-list/', useCapability(capability) ? { capability, quiet: 'faults' } : null)

/** Leaves the list, and changes times. Each rejects after a failure. */
export function useChangeWish() {
  const call = useCall()
  const invalidate = useInvalidate()
  const done = () => Promise.all([invalidate('api/waiting-list'), invalidate('api/appointments')])
  return {
    leave: async ({ id }: WaitingWish) => {
      await call('DELETE api/waiting-list/{id}', { capability, params: { id }, quiet: true })
      await done()
    },
    change: async ({ id }: WaitingWish, body: WaitingTimes) => {
      await call('PUT api/waiting-list/{id}', { capability, params: { id }, body, quiet: true })
      await done()
    },
  }
}

const BOOK_ID = 'BOOKID'

/** Sends that the person takes a freed time. Resolves to the page that takes the payment, if there is one. */
function useAccept({ id, freedTime }: WaitingWish) {
  const call = useCall()
  const sendOnce = useSendOnce()
  const { paymentHosts } = useTenant()
  const booked = useHref()('videoConsultation.appointmentBooked', { params: { bookId: BOOK_ID } })
  return async (): Promise<string | null> => {
    const zone = browserZone()
    const body = {
      userZone: zone,
      userOffset: zoneOffset(freedTime?.startDate ?? Date.now(), zone),
      returnUrl: new URL(booked ?? '', location.href).href.replace(BOOK_ID, '{bookId}'),
    }
    const { redirectUrl } = await sendOnce(body, (idempotencyKey) =>
      call('POST api/waiting-list/{id}/accept', {
        capability,
        params: { id },
        body,
        idempotencyKey,
        quiet: true,
      }),
    )
    const isAllowed =
      redirectUrl && isAllowedRedirect(redirectUrl, { origin: location.origin, hosts: paymentHosts })
    return isAllowed ? redirectUrl : null
  }
}

/** Takes or declines the freed time of a wish, says what became of it, and reads the lists again. */
export function useAnswerFreedTime(wish: WaitingWish) {
  const t = useBookingText<TextKey | BookingKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const accept = useAccept(wish)
  const [isBusy, setIsBusy] = useState(false)
  const answer = async (isAccepted: boolean): Promise<string | null> => {
    if (isAccepted) return accept()
    await call('POST api/waiting-list/{id}/decline', { capability, params: { id: wish.id }, quiet: true })
    return null
  }
  const send = async (isAccepted: boolean) => {
    setIsBusy(true)
    try {
      const paymentPage = await answer(isAccepted)
      if (paymentPage !== null) return location.assign(paymentPage)
      toast({ tone: 'success', text: t(isAccepted ? 'BOOKING.WAITING.TAKEN' : 'BOOKING.WAITING.DECLINED') })
    } catch (error) {
      toast({ tone: 'error', text: t(`BOOKING.WAITING.${reasonOf(error)}`) })
    } finally {
      setIsBusy(false)
      await Promise.all(['api/waiting-list', 'api/appointments', 'api/payments'].map(invalidate)).catch(
        () => undefined,
      )
    }
  }
  return { isBusy, send }
}

/** Why an answer was refused: the time is given to somebody else, the person has another appointment then, or nobody knows. */
function reasonOf(error: unknown): 'OVER' | 'BUSY' | 'REFUSED' | 'FAILED' {
  if (!(error instanceof ApiError) || error.message === 'NETWORK') return 'FAILED'
  if (error.message === 'FREED_TIME_OVER' || error.status === 404) return 'OVER'
  return error.message === 'APPOINTMENT_NOT_AVAILABLE' ? 'BUSY' : 'REFUSED'
}
