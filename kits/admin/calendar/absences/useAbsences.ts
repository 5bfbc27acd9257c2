import useSWR, { useSWRConfig } from 'swr'
import type { AbsencePreview } from '@schemas/generated/entities'
import type { ApiError } from '@portico/core/http/apiError'
import { useCall } from '@portico/core/http/useCall'
import { usePersonContext } from '@portico/core/session/personContext'
import type { AbsenceRange } from './draft'

/** The capability of the API that absences need. */
export const capability = 'absences'

/** A doctor who is absent. */
export interface AbsentDoctor {
  id: number
  name: string
}

/** What an absence closes at one doctor. */
export interface DoctorPreview extends AbsencePreview {
  doctor: AbsentDoctor
}

const operation = 'GET api/doctors/{id}/absences/preview'

/** What a range closes at some doctors; undefined while it loads. Null: no range yet. */
export function usePreviews(doctors: readonly AbsentDoctor[], range: AbsenceRange | null) {
  const { personKey } = usePersonContext()
  const call = useCall()
  return useSWR<readonly DoctorPreview[], ApiError>(
    range && doctors.length > 0 && [personKey, operation, doctors.map(({ id }) => id), range],
    () =>
      Promise.all(
        doctors.map(async (doctor) => {
          const query = range ?? { from: '', to: '' }
          const preview = await call(operation, { capability, params: { id: doctor.id }, query, quiet: true })
          return { ...preview, doctor }
        }),
      ),
  )
}

const changed = [
  'GET api/doctors/{id}/absences',
  operation,
  'GET api/doctors/doctor-monthly-calendar',
  'GET api/doctors/working-week-calendar',
]

/** Returns a function that reads the calendars and absences on the page again, after a change. */
export function useReadAgain(): () => Promise<unknown> {
  const { mutate } = useSWRConfig()
  return () => mutate((key) => Array.isArray(key) && key.some((part) => changed.includes(String(part))))
}
