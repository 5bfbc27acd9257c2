import { RecordTabs } from '@core/admin/RecordTabs'
import type { AdminSection } from '@core/admin/section'
import { useApi } from '@core/http/useApi'
import { Avatar } from '@core/ui/Avatar'
import './doctor.css'
import { useDoctorText } from './useDoctorText'

interface Props {
  section: AdminSection
  id: number
}

/** Whose page it is, and the way to the doctor's others. */
export function DoctorHead({ section, id }: Props) {
  const t = useDoctorText()
  const { data: doctor } = useApi('GET api/doctors/{id}', { params: { id }, quiet: true })
  const { entity } = section
  const name = doctor?.fullName ?? ''
  return (
    <>
      <header className="a-rec d-head">
        <Avatar name={name} thumbnailId={doctor?.thumbnailId} />
        <div>
          <h1 className="a-title" tabIndex={-1}>
            {name || t('ADMIN.DOCTORS')}
          </h1>
          <p className="muted">
            {doctor && t(doctor.isActive === false ? 'ADMIN.DOCTOR.INACTIVE' : 'ADMIN.DOCTOR.ACTIVE')}
          </p>
        </div>
      </header>
      {entity && <RecordTabs section={{ ...section, entity }} id={String(id)} />}
    </>
  )
}
