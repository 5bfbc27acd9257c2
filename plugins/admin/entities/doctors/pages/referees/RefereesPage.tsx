import type { PageProps } from '@portico/admin/section'
import { useApi } from '@portico/core/http/useApi'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { DoctorPart } from '../DoctorPart'
import { useDoctorText } from '../../texts'

/** The patients assigned to a doctor. */
export default function RefereesPage({ section, id }: PageProps) {
  const t = useDoctorText()
  const doctorId = Number(id)
  const read = useApi('GET api/doctors/{id}/referees', { params: { id: doctorId }, quiet: true })
  const { data } = read
  return (
    <DoctorPart section={section} doctorId={doctorId} read={read} failed={t('ADMIN.DOCTOR.REFEREES_FAILED')}>
      {data?.length === 0 && (
        <EmptyState
          icon="users-round"
          title={t('ADMIN.DOCTOR.REFEREES_NONE')}
          text={t('ADMIN.DOCTOR.REFEREES_NONE_HINT')}
        />
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map((person) => (
            <li className="flex flex-wrap gap-y-0 gap-x-4 py-2.5 hairline-b" key={person.id}>
              <b>{[person.surname, person.name].filter(Boolean).join(', ')}</b>
              <span className="text-muted">{person.email}</span>
            </li>
          ))}
        </ul>
      )}
    </DoctorPart>
  )
}
