import { useState } from 'react'
import type { AbsenceInput } from '@schemas/generated/entities'
import { formatCalendarDay } from '@portico/core/format/dates'
import { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useCalendarText } from '../texts'
import { capability, useReadAgain, type AbsentDoctor, type DoctorPreview } from './useAbsences'

/** What became of the absence of one doctor. `error`: nothing was written, and why. */
export interface SavedAbsence {
  doctor: AbsentDoctor
  cancelled: number
  /** For how many another time was to be proposed. */
  offered: number
  kept: number
  error?: string
}

/**
 * Saves an absence at several doctors, one after another: each is written whole or not at all, and a failure at one leaves the
 * others. Returns the outcome of each.
 */
export function useSaveAbsences() {
  const call = useCall()
  const sendOnce = useSendOnce()
  const readAgain = useReadAgain()
  const explain = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const saveOne = async ({ doctor, appointments }: DoctorPreview, input: Omit<AbsenceInput, 'known'>) => {
    const body = { ...input, known: appointments.map(({ id }) => id) }
    try {
      const saved = await sendOnce({ ...body, doctor: doctor.id }, (idempotencyKey) =>
        call('POST api/doctors/{id}/absences', {
          capability,
          params: { id: doctor.id },
          body,
          idempotencyKey,
          quiet: true,
        }),
      )
      const { cancelled, offered, kept } = saved
      return { doctor, cancelled: cancelled.length, offered: offered.length, kept: kept.length }
    } catch (error) {
      return { doctor, cancelled: 0, offered: 0, kept: 0, error: explain(error) }
    }
  }
  const save = async (previews: readonly DoctorPreview[], input: Omit<AbsenceInput, 'known'>) => {
    setIsBusy(true)
    const outcomes: SavedAbsence[] = []
    for (const preview of previews) outcomes.push(await saveOne(preview, input))
    await readAgain()
    setIsBusy(false)
    return outcomes
  }
  return { save, isBusy }
}

/** Returns a function that says why an absence was not written. */
function useFailureText() {
  const t = useCalendarText()
  const { language } = useLanguage()
  return (error: unknown): string => {
    const { message = '', details = {} } = error instanceof ApiError ? error : {}
    if (message === 'ABSENCE_APPOINTMENTS')
      return t('ADMIN.ABSENCES.NEW', { count: Number(details['appointments']) })
    if (message === 'ABSENCE_OVERLAPS')
      return t('ADMIN.ABSENCES.OVERLAPS', {
        from: formatCalendarDay(String(details['from']), language),
        to: formatCalendarDay(String(details['to']), language),
      })
    return t('ADMIN.ABSENCES.FAILED')
  }
}
