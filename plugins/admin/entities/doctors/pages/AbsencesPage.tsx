import { Absences } from '@portico/admin/calendar/absences/Absences'
import { RecordPage } from '@portico/admin/frame/RecordPage'
import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { useDoctorText } from '../texts'
import { DoctorPart } from './DoctorPart'

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
  const read = useApi('GET api/doctors/{id}', { params: { id: doctorId }, quiet: true })
  return (
    <DoctorPart section={section} doctorId={doctorId} read={read} failed={t('ADMIN.DOCTOR.ABSENCES_FAILED')}>
      {read.data && <Absences key={doctorId} doctor={{ id: doctorId, name: read.data.fullName ?? '' }} />}
    </DoctorPart>
  )
}
