import type { Absence } from '@schemas/generated/entities'
import { useState } from 'react'
import { browserZone, formatCalendarDay, formatDateTime } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { Button } from '@portico/core/ui/actions/Button'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { toast } from '@portico/core/ui/feedback/toast'
import { useCalendarText } from '../texts'
import { AbsenceAppointments } from './AbsenceAppointments'
import { CancelRest } from './CancelRest'
import { capability, useReadAgain, type AbsentDoctor } from './useAbsences'

interface Props {
  doctor: AbsentDoctor
  canModify: boolean
}

/** The absences of a doctor, with what was done with the appointments of each. */
export function AbsenceList({ doctor, canModify }: Props) {
  const t = useCalendarText()
  const { data, error, isValidating, mutate } = useApi('GET api/doctors/{id}/absences', {
    capability,
    params: { id: doctor.id },
    quiet: true,
  })
  return (
    <section className="grid gap-2 pt-4 hairline-t" aria-labelledby={`absences-${doctor.id}`}>
      <h2 className="text-lg font-strong wrap-anywhere" id={`absences-${doctor.id}`}>
        {doctor.name ? t('ADMIN.ABSENCES.LIST_OF', { name: doctor.name }) : t('ADMIN.ABSENCES.LIST')}
      </h2>
      {error && (
        <ErrorState
          title={t('ADMIN.ABSENCES.LIST_FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton shape="block" height="4rem" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-muted">{t('ADMIN.ABSENCES.NONE')}</p>}
      <ul>
        {data?.map((absence) => (
          <li key={absence.id} className="grid gap-2 py-3 hairline-b">
            <Entry {...{ absence, doctor, canModify }} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Entry({ absence, doctor, canModify }: Props & { absence: Absence }) {
  const t = useCalendarText()
  const { language } = useLanguage()
  const { id, from, to, startTime, endTime, reason, createdBy, createdAt, endedAt } = absence
  const { end, isBusy } = useEnd(doctor)
  const day = (date: string) => formatCalendarDay(date, language)
  const days = from === to ? day(from) : t('ADMIN.ABSENCES.RANGE', { from: day(from), to: day(to) })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <div className="flex-1 min-w-56 wrap-anywhere">
          <p>
            <b>{days}</b>
            {startTime && endTime && `, ${startTime}–${endTime}`} · {reason}
          </p>
          <p className="text-muted text-sm/normal">
            {t('ADMIN.ABSENCES.BY', { name: createdBy, time: formatDateTime(createdAt, browserZone()) })}
            {endedAt && ` · ${t('ADMIN.ABSENCES.ENDED', { time: formatDateTime(endedAt, browserZone()) })}`}
          </p>
        </div>
        {canModify && !endedAt && (
          <Button
            variant="quiet"
            busy={isBusy}
            busyText={t('ADMIN.CALENDAR.SAVING')}
            aria-label={t('ADMIN.ABSENCES.END_NAME', { days })}
            onClick={() => void end(id)}
          >
            {t('ADMIN.ABSENCES.END')}
          </Button>
        )}
      </div>
      <AbsenceAppointments absence={absence} />
      {canModify && !endedAt && <CancelRest {...{ absence, days, doctor }} />}
    </>
  )
}

/** Opens the hours of an absence again, and says so. */
function useEnd({ id: doctorId }: AbsentDoctor) {
  const t = useCalendarText()
  const call = useCall()
  const readAgain = useReadAgain()
  const [isBusy, setIsBusy] = useState(false)
  const end = async (absenceId: number) => {
    setIsBusy(true)
    try {
      const params = { id: doctorId, absenceId }
      await call('POST api/doctors/{id}/absences/{absenceId}/end', { capability, params, quiet: true })
      toast({ tone: 'success', text: t('ADMIN.ABSENCES.END_DONE') })
      await readAgain()
    } catch {
      toast({ tone: 'error', text: t('ADMIN.ABSENCES.END_FAILED') })
    }
    setIsBusy(false)
  }
  return { end, isBusy }
}
