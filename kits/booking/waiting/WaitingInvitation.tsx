import { useState } from 'react'
import { formatSentenceDay, startOfDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { lazyDialog } from '@portico/core/plugin/LazyPart'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { toast } from '@portico/core/ui/feedback/toast'
import type { WaitingTimes } from '@schemas/generated/entities'
import { shownZone } from '../slots/slotClocks'
import type { Booking } from '../flow/useBooking'
import type { Translate } from '@portico/core/i18n/i18n'
import { useBookingText, type BookingKey } from '../texts'
import { dayBefore, openForm, waitFor } from './waitingTimes'

/** Most people find a time: the form loads when somebody asks for it. */
const WaitingDialog = lazyDialog('waiting', () => import('./WaitingDialog'))

const capability = 'waitingList'

interface Props {
  booking: Booking
  /** The first free time; null: there is none. */
  first: string | null
}

/** Offers to wait for an earlier time, or for any where there is none. Nothing where there is no list, or without a session. */
export function WaitingInvitation({ booking, first }: Props) {
  const t = useBookingText()
  const { context, draft } = booking
  const wanted = waitFor(draft)
  const isOffered = useCapability(capability) && context.userId !== '' && wanted !== null
  const query = {
    serviceId: wanted?.serviceId ?? 0,
    ...(wanted?.doctorId != null && { doctorId: wanted.doctorId }),
  }
  const { data } = useApi(
    'GET api/waiting-list/outlook',
    isOffered ? { capability, query, quiet: true } : null,
  )
  const [isOpen, setIsOpen] = useState(false)
  const now = useNow()
  const join = useJoin(booking)
  if (!data || !wanted) return null
  const zone = shownZone(draft, context.zone)
  const day = dayBefore(draft, first, zone, now)
  const words = { day: formatSentenceDay(startOfDay(day, zone), zone, context.language) }
  const isWaiting = data.wishId !== null
  const ahead = data.ahead === 0 ? t('BOOKING.WAIT.FIRST') : t('BOOKING.WAIT.AHEAD', { count: data.ahead })
  const ask = !isWaiting && (
    <Button variant="secondary" size="sm" onClick={() => setIsOpen(true)}>
      {t('BOOKING.WAIT.JOIN')}
    </Button>
  )
  return (
    <>
      <Notice icon="hourglass" title={t(first ? 'BOOKING.WAIT.EARLIER' : 'BOOKING.WAIT.ANY')} action={ask}>
        {isWaiting
          ? t('BOOKING.WAIT.WAITING')
          : `${first ? t('BOOKING.WAIT.EARLIER_HINT', words) : t('BOOKING.WAIT.ANY_HINT')} ${ahead}`}
      </Notice>
      {isOpen && (
        <WaitingDialog
          form={openForm(day)}
          zone={zone}
          hint={t(wanted.appointmentId === null ? 'BOOKING.WAIT.HINT' : 'BOOKING.WAIT.HINT_MOVE', {
            time: holdTime(t, data.holdMinutes),
          })}
          confirm={t('BOOKING.WAIT.JOIN')}
          onClose={() => setIsOpen(false)}
          onSend={(times) => join(wanted, times)}
        />
      )}
    </>
  )
}

/** "2 horas": how long a time is held. */
const holdTime = (t: Translate<BookingKey>, minutes: number): string =>
  minutes % 60 === 0
    ? t('BOOKING.WAIT.HOURS_LONG', { count: minutes / 60 })
    : t('BOOKING.WAIT.MINUTES_LONG', { count: minutes })

/** Joins the list. Resolves to what went wrong, or null. */
function useJoin({ context }: Booking) {
  const t = useBookingText()
  const call = useCall()
  const sendOnce = useSendOnce()
  const invalidate = useInvalidate()
  return async (wanted: NonNullable<ReturnType<typeof waitFor>>, times: WaitingTimes) => {
    const body = { ...wanted, ...times, userZone: context.zone }
    try {
      await sendOnce(body, (idempotencyKey) =>
        call('POST api/waiting-list/', { capability, body, idempotencyKey, quiet: true }),
      )
    } catch (error) {
      return t(faultOf(error), error instanceof ApiError ? { max: Number(error.details?.['max']) } : {})
    }
    toast({ tone: 'success', text: t('BOOKING.WAIT.JOINED') })
    await invalidate('api/waiting-list').catch(() => undefined)
    return null
  }
}

function faultOf(error: unknown) {
  if (!(error instanceof ApiError)) return 'BOOKING.WAIT.FAILED'
  if (error.message === 'TOO_MANY_WAITING') return 'BOOKING.WAIT.TOO_MANY'
  return error.message === 'ALREADY_WAITING' ? 'BOOKING.WAIT.WAITING' : 'BOOKING.WAIT.FAILED'
}
