import type { Doctor } from '@schemas/generated/entities'
import { Banner, Networks, Services } from '@kits/booking/screens/provider/ProfileParts'
import { readProfile } from '@kits/booking/screens/provider/profile'
import '@kits/booking/screens/provider/profile.css'
import { Card } from '@core/ui/layout/Card'
import { PageHeader } from '@core/ui/layout/PageHeader'
import { Avatar } from '@core/ui/media/Avatar'
import { Rail } from '../list/Rail'
import { useVideos } from '../list/useVideos'
import { useAdvicesText } from '../text'
import { BookButton } from './BookButton'
import './professional.css'
import { VideoServices } from './VideoServices'

const MAX_VIDEOS = 30

/** A professional with their videos, what they say about themselves and their services by video (VIDEO-011, VIDEO-012). */
export function ProfessionalPage({ doctor }: { doctor: Doctor }) {
  const t = useAdvicesText()
  const { aboutMe, services, networks } = readProfile(doctor)
  const short = doctor.userMeta?.find(({ metaKey }) => metaKey === 'shortDescription')?.metaValue
  const videos = useVideos({ operation: 'GET api/videos/owner/{id}', params: { id: doctor.id } }, MAX_VIDEOS)
  const specialty = doctor.specialties?.join(' · ')
  return (
    <>
      <Card flush className="professional">
        {doctor.bannerId != null && <Banner id={doctor.bannerId} />}
        <div className="professional-head">
          <Avatar name={doctor.fullName} thumbnailId={doctor.thumbnailId} size="xl" />
          <PageHeader title={doctor.fullName}>
            <p className="lead">{[specialty, short].filter(Boolean).join('. ')}</p>
          </PageHeader>
          <BookButton doctor={doctor} />
        </div>
      </Card>
      <div className="professional-columns">
        <div className="stack stack-6">
          {videos.data && videos.data.items.length > 0 && (
            <Rail id="own" title={t('ADVICES.OWN_VIDEOS')} videos={videos.data.items} isNarrow />
          )}
          {aboutMe && (
            <Card as="section" className="stack stack-3" aria-labelledby="about">
              <h2 className="h2" id="about">
                {t('ADVICES.ABOUT')}
              </h2>
              <p className="profile-text pretty">{aboutMe}</p>
            </Card>
          )}
        </div>
        <div className="stack stack-5">
          <VideoServices doctor={doctor} />
          <Services services={services} />
          <Networks networks={networks} />
        </div>
      </div>
    </>
  )
}
