import { Absences } from '@portico/admin/calendar/absences/Absences'
import { RecordPage } from '@portico/admin/frame/RecordPage'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Loading, Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { useDoctorText } from '../texts'
import { DoctorHeader } from './DoctorHeader'

/** The absences of a doctor; without one in the address, of the doctors whom the person chooses. */
export default function AbsencesPage({ section, id }: PageProps) {
  const t = useDoctorText()
  if (id !== null) return <OfDoctor section={section} doctorId={Number(id)} />
  return (
    <RecordPage>
      <h1 className="text-[1.375rem]/[1.75rem] font-bold">{t('ADMIN.DOCTOR.TAB_ABSENCES')}</h1>
      <Absences doctor={null} />
    </RecordPage>
  )
}

function OfDoctor({ section, doctorId }: Pick<PageProps, 'section'> & { doctorId: number }) {
  const t = useDoctorText()
  const { data, error, isValidating, mutate } = useApi('GET api/doctors/{id}', {
    params: { id: doctorId },
    quiet: true,
  })
  return (
    <RecordPage>
      <DoctorHeader section={section} id={doctorId} />
      {error && (
        <ErrorState
          title={t('ADMIN.DOCTOR.ABSENCES_FAILED')}
          busy={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {!error && !data && (
        <Loading>
          <Skeleton shape="block" height="8rem" />
        </Loading>
      )}
      {data && <Absences key={doctorId} doctor={{ id: doctorId, name: data.fullName ?? '' }} />}
    </RecordPage>
  )
}
