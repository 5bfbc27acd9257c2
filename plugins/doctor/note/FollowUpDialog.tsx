import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { Appointment, FollowUp } from '@schemas/generated/entities'
import { addDays } from '@portico/core/format/calendarDate'
import { browserZone, formatTime, localDate, startOfDay } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { ApiError } from '@portico/core/http/apiError'
import { useApi, useInvalidate } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Button } from '@portico/core/ui/actions/Button'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { toast } from '@portico/core/ui/feedback/toast'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { KnownLine } from '../day'
import { wireTime } from './wireTime'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  onClose: () => void
  onMade: (followUp: FollowUp) => void
}

/** Days from now on which a follow-up is first looked for. */
const AHEAD = 7

/** Makes a later visit of the same kind: a day, and one of the doctor's free hours of it. */
export function FollowUpDialog({ line, onClose, onMade }: Props) {
  const t = useText<TextKey>()
  const zone = line.zone ?? browserZone()
  const now = useNow()
  const [day, setDay] = useState(() => addDays(localDate(now, zone), AHEAD))
  const [chosen, setChosen] = useState('')
  const { visit, free, isFailed } = useFreeTimes(line, day, zone)
  const start = free?.includes(chosen) ? chosen : (free?.[0] ?? '')
  const { make, isBusy } = useMake(line, visit, onMade)
  return (
    <Dialog
      title={t('DOCTOR.NOTE.FOLLOW_UP_TITLE', { name: line.patientName })}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button disabled={start === ''} busy={isBusy} onClick={() => void make(start)}>
            {t('DOCTOR.NOTE.FOLLOW_UP_BOOK')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('DOCTOR.NOTE.NOT_NOW')}
          </Button>
        </>
      }
    >
      <p className="muted">{t('DOCTOR.NOTE.FOLLOW_UP_TEXT', { service: line.serviceName })}</p>
      <DateField
        label={t('DOCTOR.NOTE.FOLLOW_UP_DAY')}
        value={day}
        onChange={(date) => date && setDay(date)}
      />
      {free && free.length > 0 && (
        <Select
          label={t('DOCTOR.NOTE.FOLLOW_UP_TIME')}
          value={start}
          onChange={setChosen}
          options={free.map((slot) => ({ value: slot, label: formatTime(slot, zone) }))}
        />
      )}
      <output>
        {free?.length === 0 && t('DOCTOR.NOTE.FOLLOW_UP_NONE')}
        {isFailed && t('DOCTOR.NOTE.FOLLOW_UP_FAILED')}
      </output>
    </Dialog>
  )
}

/** The doctor's free hours of a day for the service of the visit. */
function useFreeTimes({ appointmentId, patientId }: KnownLine, day: string, zone: string) {
  const visit = useApi('GET api/appointments/{id}/doctor', {
    params: { id: appointmentId },
    query: { patientId },
    quiet: true,
  })
  const { serviceId, providerId, doctor } = visit.data ?? {}
  const isKnown = serviceId != null && doctor?.id != null
  const free = useApi(
    'POST api/appointments/free-appointments/doctor',
    isKnown
      ? {
          body: {
            doctorId: doctor.id,
            serviceId,
            ...(providerId != null && { providerId }),
            date: startOfDay(day, zone),
            to: startOfDay(addDays(day, 1), zone),
          },
          quiet: true,
        }
      : null,
  )
  return { visit: visit.data, free: free.data, isFailed: Boolean(visit.error ?? free.error) }
}

function useMake(line: KnownLine, visit: Appointment | undefined, onMade: Props['onMade']) {
  const t = useText<TextKey>()
  const call = useCall()
  const invalidate = useInvalidate()
  const [isBusy, setIsBusy] = useState(false)
  // The same for each attempt at a time: one whose answer was lost books once.
  const [attempt] = useState(() => crypto.randomUUID())
  const make = async (start: string) => {
    const { serviceId, providerId } = visit ?? {}
    if (serviceId == null || providerId == null) return
    setIsBusy(true)
    try {
      const { bookId, isProposed } = await call('POST api/appointments/doctor', {
        query: { patientId: line.patientId },
        body: { serviceId, providerId, ...wireTime(start) },
        idempotencyKey: `${attempt}-${Date.parse(start)}`,
        quiet: true,
      })
      if (bookId === undefined) throw new ApiError(0, 'NETWORK')
      await invalidate('api/appointments').catch(() => undefined)
      const state = isProposed ? ('proposed' as const) : ('booked' as const)
      const more = line.zone === undefined ? {} : { zone: line.zone }
      onMade({ appointmentId: bookId, startDate: start, isOnline: line.isOnline, state, ...more })
    } catch (error) {
      const code = error instanceof ApiError ? error.message : ''
      const key = errorTextKey(code, {
        prefix: 'DOCTOR.NOTE.ERRORS.',
        fallback: 'DOCTOR.NOTE.FOLLOW_UP_NOT_MADE',
      })
      toast({ tone: 'error', text: t(key as 'DOCTOR.NOTE.FOLLOW_UP_NOT_MADE') })
      setIsBusy(false)
      await invalidate('api/appointments').catch(() => undefined)
    }
  }
  return { make, isBusy }
}
