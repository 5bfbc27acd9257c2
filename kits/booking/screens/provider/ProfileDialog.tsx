import type { Doctor } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'
import { ErrorState } from '@portico/core/ui/feedback/ErrorState'
import { Skeleton } from '@portico/core/ui/feedback/Skeleton'
import { Chip } from '@portico/core/ui/layout/Chip'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { Dialog } from '@portico/core/ui/overlays/Dialog'
import { useBookingText } from '../../texts'
import { readProfile } from './profile'
import { Banner, Networks, Services } from './ProfileParts'

interface Props {
  doctorId: number
  name: string
  onClose: () => void
}

/** What a doctor says about themselves, to read before booking. */
export default function ProfileDialog({ doctorId, name, onClose }: Props) {
  const t = useBookingText()
  const { data, error, isLoading, mutate } = useApi('GET api/doctors/{id}/patient', {
    params: { id: doctorId },
    quiet: true,
  })
  return (
    <Dialog title={name} isOpen wide onClose={onClose}>
      {data && <Profile doctor={data} />}
      {!data && error && (
        <ErrorState
          title={t('BOOKING.PROFILE_FAILED')}
          busy={isLoading}
          onRetry={() => void mutate()}
          level={3}
        />
      )}
      {!data && !error && <Skeleton height="12rem" />}
    </Dialog>
  )
}

function Profile({ doctor }: { doctor: Doctor }) {
  const t = useBookingText()
  const { aboutMe, services, networks } = readProfile(doctor)
  const short = doctor.userMeta?.find(({ metaKey }) => metaKey === 'shortDescription')?.metaValue
  return (
    <>
      {doctor.bannerId != null && <Banner id={doctor.bannerId} />}
      <div className="flex items-center gap-3 min-w-0">
        <Avatar name={doctor.fullName} thumbnailId={doctor.thumbnailId} size="lg" />
        <div className="min-w-0">
          <p className="font-strong">{doctor.specialties?.join(' · ')}</p>
          {short && <p className="text-muted text-pretty">{short}</p>}
        </div>
      </div>
      {doctor.careAreas && doctor.careAreas.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label={t('BOOKING.PROFILE_CARE_AREAS')}>
          {doctor.careAreas.map((area) => (
            <li key={area}>
              <Chip icon="heart-pulse">{area}</Chip>
            </li>
          ))}
        </ul>
      )}
      {aboutMe && (
        <section className="stack gap-2">
          <h3 className="h3">{t('BOOKING.PROFILE_ABOUT')}</h3>
          <p className="whitespace-pre-line wrap-anywhere text-pretty">{aboutMe}</p>
        </section>
      )}
      <Services services={services} />
      <Networks networks={networks} />
    </>
  )
}
