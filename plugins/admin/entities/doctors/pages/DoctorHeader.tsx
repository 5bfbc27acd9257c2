import { RecordTitle } from '@portico/admin/frame/RecordTitle'
import { useBreadcrumbName } from '@portico/admin/frame/breadcrumbs'
import { RecordTabs } from '@portico/admin/RecordTabs'
import type { AdminSection } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { RecordHeader } from '@portico/admin/frame/RecordPage'
import { useDoctorText } from '../texts'

interface Props {
  section: AdminSection
  id: number
}

/** Name and state of a doctor, and the tabs of the doctor's pages. */
export function DoctorHeader({ section, id }: Props) {
  const t = useDoctorText()
  const { data: doctor } = useApi('GET api/doctors/{id}', { params: { id }, quiet: true })
  const { entity } = section
  const name = doctor?.fullName ?? ''
  const isOn = doctor?.isActive !== false
  useBreadcrumbName(name)
  return (
    <>
      <RecordHeader className="justify-start [&>div]:min-w-0 [&>div]:wrap-anywhere">
        <RecordTitle
          name={name || t('ADMIN.DOCTORS')}
          picture={doctor?.thumbnailId ?? null}
          state={doctor && { isOn, text: t(isOn ? 'ADMIN.DOCTOR.ACTIVE' : 'ADMIN.DOCTOR.INACTIVE') }}
        />
      </RecordHeader>
      {entity && <RecordTabs section={{ ...section, entity }} id={String(id)} />}
    </>
  )
}
