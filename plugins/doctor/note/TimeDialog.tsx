import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import type { BookingRequest } from '@schemas/generated/entities'
import { addDays } from '@portico/core/format/calendarDate'
import { browserZone, formatSentenceDay, formatTime, localDate } from '@portico/core/format/dates'
import { useNow } from '@portico/core/format/useNow'
import { ApiError } from '@portico/core/http/apiError'
import { useInvalidate } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { errorTextKey } from '@portico/core/ui/feedback/apiErrors'
import { toast } from '@portico/core/ui/feedback/toast'
import { DateField } from '@portico/core/ui/forms/date/DateField'
import { Select } from '@portico/core/ui/forms/Select'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import type { KnownLine } from '../day'
import { useFreeTimes } from './useFreeTimes'
import { wireTime } from './wireTime'
import type { TextKey } from '../texts'

interface Props {
  line: KnownLine
  title: string
  text: string
  confirm: string
  /** Days from now of the day that is shown first. */
  ahead: number
  onClose: () => void
  /** Books or moves; rejects with an `ApiError`. */
  onConfirm: (request: BookingRequest, start: string, idempotencyKey: string) => Promise<void>
}

/** Chooses a day, and one of the doctor's free hours of it, for a visit of the same kind. */
export function TimeDialog({ line, title, text, confirm, ahead, onClose, onConfirm }: Props) {
  const t = useText<TextKey>()
  const zone = line.zone ?? browserZone()
  const now = useNow()
  const [day, setDay] = useState(() => addDays(localDate(now, zone), ahead))
  const [chosen, setChosen] = useState('')
  const { visit, free, next, isFailed } = useFreeTimes(line, day, zone)
  const start = free?.includes(chosen) ? chosen : (free?.[0] ?? '')
  const { send, isBusy } = useSend(onConfirm)
  const { serviceId, providerId } = visit ?? {}
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button
            disabled={start === ''}
            busy={isBusy}
            onClick={() => {
              if (serviceId != null && providerId != null)
                void send({ serviceId, providerId, ...wireTime(start) }, start)
            }}
          >
            {confirm}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('DOCTOR.NOTE.NOT_NOW')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{text}</p>
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
        {free?.length === 0 &&
          t(next === null ? 'DOCTOR.NOTE.FOLLOW_UP_NONE_SOON' : 'DOCTOR.NOTE.FOLLOW_UP_NONE')}
        {isFailed && t('DOCTOR.NOTE.FOLLOW_UP_FAILED')}
      </output>
      {next && <NextDay start={next} zone={zone} onDay={setDay} />}
    </Dialog>
  )
}

interface NextDayProps {
  /** The first free hour after the day that is shown. */
  start: string
  zone: string
  onDay: (day: string) => void
}

/** The way from a day without free hours to the next one that has some. */
function NextDay({ start, zone, onDay }: NextDayProps) {
  const t = useText<TextKey>()
  const { language } = useLanguage()
  return (
    <Button variant="secondary" size="sm" onClick={() => onDay(localDate(start, zone))}>
      {t('DOCTOR.NOTE.FOLLOW_UP_NEXT', { day: formatSentenceDay(start, zone, language) })}
    </Button>
  )
}

function useSend(onConfirm: Props['onConfirm']) {
  const t = useText<TextKey>()
  const invalidate = useInvalidate()
  const [isBusy, setIsBusy] = useState(false)
  // The same for each attempt at a time: one whose answer was lost books once.
  const [attempt] = useState(() => crypto.randomUUID())
  const send = async (request: BookingRequest, start: string) => {
    setIsBusy(true)
    try {
      await onConfirm(request, start, `${attempt}-${Date.parse(start)}`)
    } catch (error) {
      const code = error instanceof ApiError ? error.message : ''
      const options = { prefix: 'DOCTOR.NOTE.ERRORS.', fallback: 'DOCTOR.NOTE.FOLLOW_UP_NOT_MADE' }
      toast({ tone: 'error', text: t(errorTextKey(code, options) as 'DOCTOR.NOTE.FOLLOW_UP_NOT_MADE') })
    } finally {
      setIsBusy(false)
      await invalidate('api/appointments').catch(() => undefined)
    }
  }
  return { send, isBusy }
}
