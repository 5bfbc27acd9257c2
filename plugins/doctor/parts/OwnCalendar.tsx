import { useText } from '@portico/core/i18n/useText'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { WorkingCalendar, CalendarFrame } from '@portico/admin/calendar/WorkingCalendar'
import { Absences } from '@portico/admin/calendar/absences/Absences'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import type { TextKey } from '../texts'

/** The working calendar of the doctor who signed in; read-only without `canModifyCalendar`. */
export default function OwnCalendar() {
  const t = useText<TextKey>()
  const hasAbsences = useCapability('absences')
  const { data, error, isValidating, mutate } = useApi('GET api/doctors/working-week-calendar', {
    query: {},
    quiet: true,
  })
  if (data)
    return (
      <CalendarFrame isInPage>
        <WorkingCalendar key={data.doctorId} doctorId={data.doctorId} isOwn />
        {hasAbsences && (
          <Absences isOwn doctor={{ id: data.doctorId, name: '' }} canModify={data.canModifyCalendar} />
        )}
      </CalendarFrame>
    )
  if (error?.status === 403)
    return <EmptyState icon="calendar" title={t('DOCTOR.NO_CALENDAR')} text={t('DOCTOR.NO_CALENDAR_HINT')} />
  if (error)
    return (
      <ErrorState title={t('DOCTOR.CALENDAR_FAILED')} busy={isValidating} onRetry={() => void mutate()} />
    )
  return (
    <Loading>
      <Skeleton shape="block" height="20rem" />
    </Loading>
  )
}
