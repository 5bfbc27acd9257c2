import { useState } from 'react'
import { useSWRConfig } from 'swr'
import type { CentreHolidayChange, CentreHolidayChanged } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { useSendOnce } from '@portico/core/http/useSendOnce'
import { useCalendarText } from '../texts'

/** The capability of the API that holidays need. */
const capability = 'centreHolidays'

/** The holidays of a centre. */
export const useHolidays = (id: number) =>
  useApi('GET api/centres/{id}/holidays', { capability, params: { id }, quiet: true })

/** The appointments on the dates that would close. No dates: none. */
export const useHolidayPreview = (id: number, dates: readonly string[]) =>
  useApi(
    'GET api/centres/{id}/holidays/preview',
    dates.length > 0 ? { capability, params: { id }, query: { dates: dates.join(',') }, quiet: true } : null,
  )

/** What became of a save. `error`: nothing was written, and why. */
export type SavedHolidays = CentreHolidayChanged | { error: string }

/** Saves the holidays of a centre. The outcome stays until the next save. */
export function useSaveHolidays(id: number) {
  const t = useCalendarText()
  const call = useCall()
  const sendOnce = useSendOnce()
  const { mutate } = useSWRConfig()
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<SavedHolidays | null>(null)
  const explain = (error: unknown): string => {
    const { message = '', details = {} } = error instanceof ApiError ? error : {}
    return message === 'ABSENCE_APPOINTMENTS'
      ? t('ADMIN.ABSENCES.NEW', { count: Number(details['appointments']) })
      : t('ADMIN.ABSENCES.FAILED')
  }
  /** Returns whether it was saved. */
  const save = async (body: CentreHolidayChange): Promise<boolean> => {
    setIsBusy(true)
    const result: SavedHolidays = await sendOnce({ ...body, centre: id }, (idempotencyKey) =>
      call('POST api/centres/{id}/holidays', {
        capability,
        params: { id },
        body,
        idempotencyKey,
        quiet: true,
      }),
    ).catch((error: unknown) => ({ error: explain(error) }))
    setOutcome(result)
    await mutate(
      (key) =>
        Array.isArray(key) && key.some((part) => String(part).startsWith('GET api/centres/{id}/holidays')),
    )
    setIsBusy(false)
    return !('error' in result)
  }
  return { save, isBusy, outcome }
}
